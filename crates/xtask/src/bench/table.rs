//! The measured figures as a table, for the terminal and for the book.

use super::figures::{Figures, Spread, geometric_mean};
use super::options::{Size, Variant};
use super::side::Side;

/// Rows of cells, the first one of headings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    rows: Vec<Vec<String>>,
}

/// What stands in a cell without a figure.
const NOTHING: &str = "–";

/// CPU time of each side for one work-item, and how it compares with zemu's. Below it the geometric means.
pub fn table(figures: &Figures, kernels: &[String], size: Size, variant: Variant) -> Table {
    let zemu = Side::Zemu(variant);
    let others = [Side::Pocl, Side::Intel, Side::Oclgrind];
    let ratios = [(zemu, Side::Pocl), (zemu, Side::Intel), (Side::Oclgrind, zemu)];
    let heading = ["kernel".to_owned()]
        .into_iter()
        .chain([zemu].into_iter().chain(others).map(Side::name))
        .chain(
            ratios
                .iter()
                .map(|(side, to)| format!("{}/{}", side.name(), to.name())),
        );
    let mut rows = vec![heading.collect::<Vec<String>>()];
    let mut means = vec![Vec::new(); ratios.len()];
    for kernel in kernels {
        let mut row = vec![kernel.clone()];
        let spread = |side| figures.cpu(side, kernel, size);
        row.push(cell(spread(zemu), with_range));
        row.extend(others.map(|side| cell(spread(side), with_range)));
        for (means, (side, to)) in means.iter_mut().zip(ratios) {
            let ratio = figures.ratio(side, to, kernel, size);
            means.extend(ratio);
            row.push(cell(ratio, short));
        }
        rows.push(row);
    }
    let mut row = vec!["geometric mean".to_owned()];
    row.resize(heading_cells(&others), String::new());
    row.extend(means.iter().map(|means| cell(geometric_mean(means), short)));
    rows.push(row);
    Table { rows }
}

/// The kernel, zemu, and the others.
fn heading_cells(others: &[Side]) -> usize {
    2 + others.len()
}

fn cell<T>(figure: Option<T>, words: impl Fn(T) -> String) -> String {
    figure.map_or_else(|| NOTHING.to_owned(), words)
}

fn with_range(spread: Spread) -> String {
    let Spread {
        median,
        least,
        greatest,
    } = spread;
    format!("{} [{}–{}]", short(median), short(least), short(greatest))
}

/// Three significant digits.
pub fn short(figure: f64) -> String {
    let digits = match figure.abs() {
        size if size >= 99.95 => 0,
        size if size >= 9.995 => 1,
        size if size >= 0.9995 => 2,
        _ => 3,
    };
    format!("{figure:.digits$}")
}

impl Table {
    /// Columns filled up with blanks, numbers to the right.
    pub fn text(&self) -> String {
        let columns = self.rows.first().map_or(0, Vec::len);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut text = String::new();
        for row in &self.rows {
            let cells = row.iter().zip(&widths).enumerate();
            let line: Vec<String> = cells
                .map(|(column, (cell, &width))| {
                    if column == 0 {
                        format!("{cell:width$}")
                    } else {
                        format!("{cell:>width$}")
                    }
                })
                .collect();
            text.push_str(line.join("  ").trim_end());
            text.push('\n');
        }
        text
    }

    /// A table of the book.
    pub fn markdown(&self) -> String {
        let mut text = String::new();
        for (number, row) in self.rows.iter().enumerate() {
            text.push_str("| ");
            text.push_str(&row.join(" | "));
            text.push_str(" |\n");
            if number == 0 {
                text.push_str("|---");
                text.push_str(&"|---:".repeat(row.len().saturating_sub(1)));
                text.push_str("|\n");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::answer::{Sample, Times};
    use crate::bench::figures::Key;

    fn figures() -> Figures {
        let mut figures = Figures::default();
        let zemu = Side::Zemu(Variant::Optimised);
        for (kernel, side, cpu) in [
            ("scan", zemu, 100.0),
            ("scan", Side::Pocl, 200.0),
            ("spmv", zemu, 800.0),
            ("spmv", Side::Pocl, 100.0),
        ] {
            let key = Key {
                kernel: kernel.to_owned(),
                size: Size::Medium,
                side,
            };
            let times = Some(Times { cpu, wall_least: cpu });
            figures.add(
                key,
                Sample {
                    items: 10.0,
                    verified: Some(true),
                    times,
                },
            );
        }
        figures
    }

    #[test]
    fn the_table_has_figures_ratios_and_means() {
        let kernels = ["scan".to_owned(), "spmv".to_owned()];
        let table = table(&figures(), &kernels, Size::Medium, Variant::Optimised);
        assert_eq!(
            table.markdown(),
            "| kernel | zemu | PoCL | Intel | Oclgrind | zemu/PoCL | zemu/Intel | Oclgrind/zemu |\n\
             |---|---:|---:|---:|---:|---:|---:|---:|\n\
             | scan | 10.0 [10.0–10.0] | 20.0 [20.0–20.0] | – | – | 0.500 | – | – |\n\
             | spmv | 80.0 [80.0–80.0] | 10.0 [10.0–10.0] | – | – | 8.00 | – | – |\n\
             | geometric mean |  |  |  |  | 2.00 | – | – |\n"
        );
        let text = table.text();
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[1].starts_with("scan            10.0 [10.0–10.0]  20.0"),
            "{text}"
        );
    }

    #[test]
    fn figures_have_three_digits() {
        let wanted = [
            (1234.5, "1234"),
            (99.96, "100"),
            (12.345, "12.3"),
            (1.0, "1.00"),
            (0.12345, "0.123"),
        ];
        for (figure, text) in wanted {
            assert_eq!(short(figure), text);
        }
    }
}
