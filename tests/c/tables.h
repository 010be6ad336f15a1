/* The dispatch tables behind a handle, namespace by namespace: X(member, type, getter). */
#ifndef ZEMU_TESTS_TABLES_H
#define ZEMU_TESTS_TABLES_H

#define CORE_TABLES(X) \
    X(RTASBuilder, ze_rtas_builder_dditable_t, zeGetRTASBuilderProcAddrTable) \
    X(RTASBuilderExp, ze_rtas_builder_exp_dditable_t, zeGetRTASBuilderExpProcAddrTable) \
    X(RTASParallelOperation, ze_rtas_parallel_operation_dditable_t, zeGetRTASParallelOperationProcAddrTable) \
    X(RTASParallelOperationExp, ze_rtas_parallel_operation_exp_dditable_t, zeGetRTASParallelOperationExpProcAddrTable) \
    X(Global, ze_global_dditable_t, zeGetGlobalProcAddrTable) \
    X(Driver, ze_driver_dditable_t, zeGetDriverProcAddrTable) \
    X(DriverExp, ze_driver_exp_dditable_t, zeGetDriverExpProcAddrTable) \
    X(Device, ze_device_dditable_t, zeGetDeviceProcAddrTable) \
    X(DeviceExp, ze_device_exp_dditable_t, zeGetDeviceExpProcAddrTable) \
    X(Context, ze_context_dditable_t, zeGetContextProcAddrTable) \
    X(CommandQueue, ze_command_queue_dditable_t, zeGetCommandQueueProcAddrTable) \
    X(CommandList, ze_command_list_dditable_t, zeGetCommandListProcAddrTable) \
    X(CommandListExp, ze_command_list_exp_dditable_t, zeGetCommandListExpProcAddrTable) \
    X(Image, ze_image_dditable_t, zeGetImageProcAddrTable) \
    X(ImageExp, ze_image_exp_dditable_t, zeGetImageExpProcAddrTable) \
    X(Mem, ze_mem_dditable_t, zeGetMemProcAddrTable) \
    X(MemExp, ze_mem_exp_dditable_t, zeGetMemExpProcAddrTable) \
    X(Fence, ze_fence_dditable_t, zeGetFenceProcAddrTable) \
    X(EventPool, ze_event_pool_dditable_t, zeGetEventPoolProcAddrTable) \
    X(Event, ze_event_dditable_t, zeGetEventProcAddrTable) \
    X(EventExp, ze_event_exp_dditable_t, zeGetEventExpProcAddrTable) \
    X(Module, ze_module_dditable_t, zeGetModuleProcAddrTable) \
    X(ModuleBuildLog, ze_module_build_log_dditable_t, zeGetModuleBuildLogProcAddrTable) \
    X(Kernel, ze_kernel_dditable_t, zeGetKernelProcAddrTable) \
    X(KernelExp, ze_kernel_exp_dditable_t, zeGetKernelExpProcAddrTable) \
    X(Sampler, ze_sampler_dditable_t, zeGetSamplerProcAddrTable) \
    X(PhysicalMem, ze_physical_mem_dditable_t, zeGetPhysicalMemProcAddrTable) \
    X(VirtualMem, ze_virtual_mem_dditable_t, zeGetVirtualMemProcAddrTable) \
    X(FabricVertexExp, ze_fabric_vertex_exp_dditable_t, zeGetFabricVertexExpProcAddrTable) \
    X(FabricEdgeExp, ze_fabric_edge_exp_dditable_t, zeGetFabricEdgeExpProcAddrTable) \
    X(Graph, ze_graph_dditable_t, zeGetGraphProcAddrTable) \
    X(ExecutableGraph, ze_executable_graph_dditable_t, zeGetExecutableGraphProcAddrTable)

#define TOOLS_TABLES(X) \
    X(MetricProgrammableExp, zet_metric_programmable_exp_dditable_t, zetGetMetricProgrammableExpProcAddrTable) \
    X(MetricTracerExp, zet_metric_tracer_exp_dditable_t, zetGetMetricTracerExpProcAddrTable) \
    X(MetricDecoderExp, zet_metric_decoder_exp_dditable_t, zetGetMetricDecoderExpProcAddrTable) \
    X(Device, zet_device_dditable_t, zetGetDeviceProcAddrTable) \
    X(DeviceExp, zet_device_exp_dditable_t, zetGetDeviceExpProcAddrTable) \
    X(Context, zet_context_dditable_t, zetGetContextProcAddrTable) \
    X(CommandList, zet_command_list_dditable_t, zetGetCommandListProcAddrTable) \
    X(CommandListExp, zet_command_list_exp_dditable_t, zetGetCommandListExpProcAddrTable) \
    X(Module, zet_module_dditable_t, zetGetModuleProcAddrTable) \
    X(Kernel, zet_kernel_dditable_t, zetGetKernelProcAddrTable) \
    X(Metric, zet_metric_dditable_t, zetGetMetricProcAddrTable) \
    X(MetricExp, zet_metric_exp_dditable_t, zetGetMetricExpProcAddrTable) \
    X(MetricGroup, zet_metric_group_dditable_t, zetGetMetricGroupProcAddrTable) \
    X(MetricGroupExp, zet_metric_group_exp_dditable_t, zetGetMetricGroupExpProcAddrTable) \
    X(MetricStreamer, zet_metric_streamer_dditable_t, zetGetMetricStreamerProcAddrTable) \
    X(MetricQueryPool, zet_metric_query_pool_dditable_t, zetGetMetricQueryPoolProcAddrTable) \
    X(MetricQuery, zet_metric_query_dditable_t, zetGetMetricQueryProcAddrTable) \
    X(TracerExp, zet_tracer_exp_dditable_t, zetGetTracerExpProcAddrTable) \
    X(Debug, zet_debug_dditable_t, zetGetDebugProcAddrTable)

#define SYSMAN_TABLES(X) \
    X(Global, zes_global_dditable_t, zesGetGlobalProcAddrTable) \
    X(Device, zes_device_dditable_t, zesGetDeviceProcAddrTable) \
    X(DeviceExp, zes_device_exp_dditable_t, zesGetDeviceExpProcAddrTable) \
    X(Driver, zes_driver_dditable_t, zesGetDriverProcAddrTable) \
    X(DriverExp, zes_driver_exp_dditable_t, zesGetDriverExpProcAddrTable) \
    X(Overclock, zes_overclock_dditable_t, zesGetOverclockProcAddrTable) \
    X(Scheduler, zes_scheduler_dditable_t, zesGetSchedulerProcAddrTable) \
    X(PerformanceFactor, zes_performance_factor_dditable_t, zesGetPerformanceFactorProcAddrTable) \
    X(Power, zes_power_dditable_t, zesGetPowerProcAddrTable) \
    X(Frequency, zes_frequency_dditable_t, zesGetFrequencyProcAddrTable) \
    X(Engine, zes_engine_dditable_t, zesGetEngineProcAddrTable) \
    X(Standby, zes_standby_dditable_t, zesGetStandbyProcAddrTable) \
    X(Firmware, zes_firmware_dditable_t, zesGetFirmwareProcAddrTable) \
    X(FirmwareExp, zes_firmware_exp_dditable_t, zesGetFirmwareExpProcAddrTable) \
    X(Memory, zes_memory_dditable_t, zesGetMemoryProcAddrTable) \
    X(FabricPort, zes_fabric_port_dditable_t, zesGetFabricPortProcAddrTable) \
    X(Temperature, zes_temperature_dditable_t, zesGetTemperatureProcAddrTable) \
    X(Psu, zes_psu_dditable_t, zesGetPsuProcAddrTable) \
    X(Fan, zes_fan_dditable_t, zesGetFanProcAddrTable) \
    X(Led, zes_led_dditable_t, zesGetLedProcAddrTable) \
    X(Ras, zes_ras_dditable_t, zesGetRasProcAddrTable) \
    X(RasExp, zes_ras_exp_dditable_t, zesGetRasExpProcAddrTable) \
    X(Diagnostics, zes_diagnostics_dditable_t, zesGetDiagnosticsProcAddrTable) \
    X(VFManagementExp, zes_vf_management_exp_dditable_t, zesGetVFManagementExpProcAddrTable)

#define RUNTIME_TABLES(X) \
    X(Global, zer_global_dditable_t, zerGetGlobalProcAddrTable)

#endif
