import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { exceptions, slowMs, type PlanException } from './plan-rules.ts'

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
  /** Statements that read a whole table of those that grow, or took too long, and are no exception. */
  readonly refused: readonly (LoggedStatement & { readonly why: string })[]
  /** The longest run under each exception that came up. */
  readonly excepted: readonly (PlanException & { readonly ms: number; readonly statements: number })[]
  readonly longest: readonly LoggedStatement[]
}

const shown = 200
const longestShown = 15

/** The tables that a plan reads from beginning to end. */
export function tablesScanned(plan: PlanNode): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []
  return [...own, ...(plan.Plans ?? []).flatMap(tablesScanned)]
}

const shape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\$\d+(?:, ?\$\d+)*/g, '$')
    .trim()

interface Seen {
  ms: number
  times: number
  readonly scans: Set<string>
}

async function statementsOf(files: readonly string[], growing: ReadonlySet<string>): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>()
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
  return seen
}

/** Why a statement is refused; null when it may be as it is. */
export function refusalOf(
  text: string,
  { ms, scans }: { readonly ms: number; readonly scans: ReadonlySet<string> },
): string | null {
  const exception = exceptions.find(({ pattern }) => pattern.test(text))
  if (scans.size > 0 && !exception?.mayScan) return `reads all of ${[...scans].toSorted().join(', ')}`
  const limit = exception?.withinMs ?? slowMs
  return ms > limit ? `takes longer than ${limit} ms` : null
}

/** Reads the plans that auto_explain wrote to logs of the format `jsonlog`. */
export async function readPlans(files: readonly string[], growing: ReadonlySet<string>): Promise<PlansRead> {
  const seen = await statementsOf(files, growing)
  const all = [...seen]
    .map(([text, { ms, times, scans }]) => ({ ms, times, scans, text }))
    .toSorted((a, b) => b.ms - a.ms)
  const brief = ({ ms, times, text }: LoggedStatement): LoggedStatement => ({
    ms,
    times,
    text: text.slice(0, shown),
  })
  return {
    statements: seen.size,
    refused: all.flatMap((one) => {
      const why = refusalOf(one.text, one)
      return why ? [{ ...brief(one), why }] : []
    }),
    excepted: exceptions.flatMap((exception) => {
      const under = all.filter(({ text }) => exception.pattern.test(text))
      return under.length > 0 ? [{ ...exception, ms: under[0]?.ms ?? 0, statements: under.length }] : []
    }),
    longest: all.slice(0, longestShown).map(brief),
  }
}
