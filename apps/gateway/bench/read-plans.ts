import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** A statement of the log: its longest run in milliseconds, how often it ran, its beginning. */
export interface LoggedStatement {
  readonly ms: number
  readonly times: number
  readonly text: string
}

/** What the plans of a log say. */
export interface PlansRead {
  /** How many different statements there were. */
  readonly statements: number
  /** Statements that read a whole table of those that grow. */
  readonly scans: readonly (LoggedStatement & { readonly table: string })[]
  readonly longest: readonly LoggedStatement[]
}

const shown = 200
const longestShown = 15

/** What checks the whole of the books, by the operator's command or in an hourly look, and what PostgreSQL does by itself. */
const mayScan = [/^with team as/i, /entries having coalesce\(sum\(amount\)/i, /^(?:analyze|vacuum|copy|alter|create)/i, /information_schema|pg_catalog/i]

/** The tables that a plan reads from beginning to end. */
export function tablesScanned(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(tablesScanned)]
}

const shape = (text: string): string => text.replace(/\s+/g, ' ').replace(/\$\d+(?:, ?\$\d+)*/g, '$').trim()

/** Reads the plans that auto_explain wrote to logs of the format `jsonlog`. */
export async function readPlans(files: readonly string[], growing: ReadonlySet<string>): Promise<PlansRead> {
  const seen = new Map<string, { ms: number; times: number; scans: Set<string> }>()
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const { message = '' } = JSON.parse(line) as { message?: string }
      const [, ms, json] = /^duration: ([\d.]+) ms\s+plan:\s+(\{[\s\S]*\})\s*$/.exec(message) ?? []
      if (!json) continue
      const logged = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      const text = shape(logged['Query Text'])
      const held = seen.get(text) ?? { ms: 0, times: 0, scans: new Set<string>() }
      seen.set(text, held)
      held.ms = Math.max(held.ms, Number(ms))
      held.times++
      for (const table of tablesScanned(logged.Plan)) if (growing.has(table)) held.scans.add(table)
    }
  }
  const all = [...seen].map(([text, held]) => ({ ...held, text: text.slice(0, shown), whole: text }))
  const byTime = <Row extends { readonly ms: number }>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => b.ms - a.ms)
  const refused = all.filter(({ whole }) => !mayScan.some((pattern) => pattern.test(whole)))
  return {
    statements: seen.size,
    scans: byTime(refused.flatMap(({ ms, times, text, scans }) => [...scans].map((table) => ({ table, ms, times, text })))),
    longest: byTime(all).slice(0, longestShown).map(({ ms, times, text }) => ({ ms, times, text })),
  }
}
