import type { DatabaseDrillReport } from './run-database-drill.ts'

/** The longest that the first transfer may take once the database is there again, in milliseconds. */
export const firstWriteBar = 1_000

const sound = (ledger: unknown): boolean => /sound/i.test(JSON.stringify(ledger))

/** Whether the gateway has kept every promise of the drill. */
export const held = ({ outages, transfers, wrongAnswers, wrongWallets, ledger }: DatabaseDrillReport): boolean =>
  transfers > 0 &&
  wrongAnswers.length === 0 &&
  wrongWallets.length === 0 &&
  sound(ledger) &&
  outages.every(({ exit, firstWriteMs }) => !exit && firstWriteMs <= firstWriteBar)

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const counted = (texts: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `${text} x ${count}`).join(', ') || 'none'
}

/** The report as lines for people. */
export function tableOf({
  outages,
  transfers,
  askedAgain,
  answers,
  wrongAnswers,
  wrongWallets,
  ledger,
}: DatabaseDrillReport): string {
  const names = [...new Set(outages.map(({ name }) => name))]
  const rows = names.map((name) => {
    const those = outages.filter((outage) => outage.name === name)
    const waits = those.map(({ firstWriteMs }) => firstWriteMs).toSorted((a, b) => a - b)
    const exits = those.filter(({ exit }) => exit).length
    return `| ${name} | ${those.length} | ${exits} | ${medianOf(waits)} ms | ${waits.at(-1) ?? 0} ms |`
  })
  return [
    '',
    '| what happened | times | exits | first write, median | first write, worst |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `transfers: ${transfers}, calls asked again: ${askedAgain}`,
    `answers: ${Object.entries(answers)
      .map(([status, count]) => `${status} x ${count}`)
      .join(', ')}`,
    `wrong answers: ${counted(wrongAnswers)}`,
    `wrong wallets: ${wrongWallets.join(', ') || 'none'}`,
    `ledger: ${JSON.stringify(ledger)}`,
  ].join('\n')
}
