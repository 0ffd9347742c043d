import type { CallReport, CallStatus, Counts, Report } from './report.ts'

const statuses: readonly CallStatus[] = ['has', 'otherwise', 'misses', 'not tried']

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const rowOf = ({ status, name, method, path, detail, names }: CallReport): string[] => [
  status,
  name,
  `${method} ${path}`,
  [...(names === 'classic' || names === 'current' ? [`${names} name`] : []), detail].join('; '),
]

const countText = (counts: Counts): string => statuses.map((status) => `${status} ${counts[status]}`).join(', ')
const sum = (counts: Counts): number => statuses.reduce((total, status) => total + counts[status], 0)

const generations = {
  classic: 'classic (MCS2_, ODSFE2_)',
  current: 'current (MCSFE_, CCSFE_)',
  both: 'both generations',
  unknown: 'unknown: no call whose name shows it is answered',
}

/**
 * A report as text for a terminal: what was found of the platform, a table of all calls, and the counts.
 *
 * @param report what `checkPlatform` returned
 * @returns lines without colours, each ended by a line break
 * @example console.log(reportText(report))
 */
export function reportText(report: Report): string {
  const { address, merchant, generation, cipher, idempotency, platform, calls, counts, beyond, notes } = report
  const { value, seen, why } = idempotency
  const of = (isContract: boolean) => calls.filter(({ contract }) => contract === isContract)
  const sorted = (rows: readonly CallReport[]) =>
    rows.toSorted((one, other) => statuses.indexOf(one.status) - statuses.indexOf(other.status)).map(rowOf)
  const headers = Object.entries(platform.headerNames ?? {}).map(([name, header]) => `${name} is ${header}`)
  return [
    `${address}, merchant ${merchant}`,
    '',
    ...table([
      ['relay names', generations[generation]],
      ['cipher', cipher],
      ['idempotency', `${value}, ${seen ? 'seen' : 'assumed'}: ${why}`],
      ['headers', headers.join(', ') || 'the usual names'],
    ]),
    '',
    'Calls of the contract',
    ...table(sorted(of(true))),
    '',
    'Calls beyond the contract',
    ...table(sorted(of(false))),
    '',
    `${sum(counts)} calls of the contract: ${countText(counts)}`,
    `${sum(beyond)} calls beyond it: ${countText(beyond)}`,
    ...notes,
    '',
  ].join('\n')
}
