import { refusedAsAllowed, type Outcome } from './check.ts'

const mark = { passed: 'ok  ', 'refused as allowed': 'ok -', failed: 'FAIL', 'left out': '-   ' } as const

/** One line of a check that ended. */
export const lineOf = ({ check, result, why }: Outcome): string =>
  `${mark[result]} ${check.area}: ${check.title}${why ? `\n       ${why}` : ''}`

/** The table of a run: by area, and in all. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = new Map<string, Record<Outcome['result'], number>>()
  for (const { check, result } of outcomes) {
    for (const name of [check.area, 'in all']) {
      const row = rows.get(name) ?? { passed: 0, [refusedAsAllowed]: 0, failed: 0, 'left out': 0 }
      row[result] += 1
      rows.delete(name)
      rows.set(name, row)
    }
  }
  const width = Math.max(...[...rows.keys()].map((name) => name.length))
  const line = (name: string, cells: readonly (string | number)[]): string =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join('')}`
  const body = [...rows].map(([name, row]) =>
    line(name, [row.passed, row[refusedAsAllowed], row.failed, row['left out']]),
  )
  return [
    line('', ['passed', 'refused*', 'failed', 'left out']),
    ...body,
    `* ${refusedAsAllowed}: a good request met a refusal that its state may bring; counted apart from what passed`,
  ].join('\n')
}
