/**
 * The shape of a grid as keys move in it: tiles a row, tiles in
 * all, rows a screen, and whether it reads from left to right.
 */
export type GridShape = { columns: number; count: number; pageRows: number; ltr: boolean }

/**
 * The tile that a key leads to from the tile `at`; undefined when the key means nothing here or the grid ends. Down
 * from above a last row that is not full leads to the last tile.
 */
export const nextTile = (key: string, at: number, { columns, count, pageRows, ltr }: GridShape): number | undefined => {
  const last = count - 1
  const down = (rows: number) =>
    Math.floor(at / columns) === Math.floor(last / columns) ? -1 : Math.min(at + rows * columns, last)
  const up = (rows: number) => (at < columns ? -1 : Math.max(at - rows * columns, at % columns))
  const steps: Record<string, number> = {
    ArrowRight: at + (ltr ? 1 : -1),
    ArrowLeft: at + (ltr ? -1 : 1),
    ArrowDown: down(1),
    ArrowUp: up(1),
    PageDown: down(pageRows),
    PageUp: up(pageRows),
    Home: 0,
    End: last,
  }
  const next = steps[key]
  return next === undefined || next < 0 || next > last ? undefined : next
}
