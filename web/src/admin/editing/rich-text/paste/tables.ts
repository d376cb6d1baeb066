/** The maximum number of columns that a merged cell fills. Spreadsheets may merge entire rows. */
const COLUMNS_MAX = 50;

/**
 * Splits merged cells. A cell that spans rows is repeated in each row. A cell that spans columns keeps its
 * content only in the first column. A single-column table serves only as layout, so it is replaced with its
 * cells' content.
 */
export function separateCells(table: HTMLTableElement): void {
  const rows = [...table.rows];
  if (rows.every(({ cells }) => cells.length <= 1)) {
    table.replaceWith(...rows.flatMap(({ cells }) => [...cells].map(blockOf)));
    return;
  }
  const grid = rows.map((): Element[] => []);
  for (const [top, row] of rows.entries()) {
    for (const cell of row.cells) {
      let left = 0;
      while (grid[top]?.[left]) left += 1;
      for (const cells of grid.slice(top, top + (cell.rowSpan || rows.length)))
        for (let column = left; column < left + Math.min(cell.colSpan, COLUMNS_MAX); column += 1)
          cells[column] ??= singleCell(cell, column === left);
    }
  }
  const width = Math.max(...grid.map(({ length }) => length));
  for (const [index, row] of rows.entries())
    row.replaceChildren(
      ...Array.from({ length: width }, (_, column) => grid[index]?.[column] ?? document.createElement('td')),
    );
}

function blockOf(cell: HTMLTableCellElement): Element {
  const block = document.createElement('div');
  block.style.cssText = cell.style.cssText;
  block.append(...cell.childNodes);
  return block;
}

function singleCell(merged: HTMLTableCellElement, hasContent: boolean): Element {
  const cell = merged.cloneNode(hasContent) as Element;
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  return cell;
}
