/** Rows from `from` up to but not with `to`. */
export type Run = { from: number; to: number }

/**
 * The runs of rows that are drawn: those near the window and the one that holds the focus, so that it is never lost.
 * Rows in between and around are space.
 */
export const rowRuns = (rows: number, near: Run, kept: number | undefined): Run[] => {
  const from = Math.min(Math.max(0, near.from), rows)
  const seen = { from, to: Math.max(from, Math.min(near.to, rows)) }
  if (kept === undefined || kept >= rows || (kept >= seen.from && kept < seen.to)) return [seen]
  const own = { from: kept, to: kept + 1 }
  return kept < seen.from ? [own, seen] : [seen, own]
}
