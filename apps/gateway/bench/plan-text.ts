import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Plan Rows'?: number
  readonly 'Total Cost'?: number
  readonly 'Subplan Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const lineOf = (node: PlanNode): string =>
  [
    node['Subplan Name'] && `${node['Subplan Name']}: `,
    node['Node Type'],
    node['Relation Name'] && ` on ${node['Relation Name']}`,
    node['Index Name'] && ` by ${node['Index Name']}`,
    `  (${node['Plan Rows'] ?? 0} rows, cost ${(node['Total Cost'] ?? 0).toFixed(0)})`,
  ]
    .filter(Boolean)
    .join('')

/** A plan as indented lines, one a step. */
const linesOf = (node: PlanNode, depth: number): string[] => [
  `${'  '.repeat(depth)}${lineOf(node)}`,
  ...(node.Plans ?? []).flatMap((part) => linesOf(part, depth + 1)),
]

/** The plans of the longest statements, at most `most`, that auto_explain wrote to logs of the format `jsonlog`. */
export async function longestPlans(files: readonly string[], most: number): Promise<string[]> {
  const found = new Map<string, { ms: number; plan: PlanNode }>()
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const { message = '' } = JSON.parse(line) as { message?: string }
      const [, ms, json] = /^duration: ([\d.]+) ms\s+plan:\s+(\{[\s\S]*\})\s*$/.exec(message) ?? []
      if (!json) continue
      const logged = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      const text = logged['Query Text'].replace(/\s+/g, ' ').trim()
      if ((found.get(text)?.ms ?? 0) < Number(ms)) found.set(text, { ms: Number(ms), plan: logged.Plan })
    }
  return [...found]
    .toSorted(([, a], [, b]) => b.ms - a.ms)
    .slice(0, most)
    .map(([text, { ms, plan }]) => [`${ms.toFixed(0)} ms  ${text.slice(0, 300)}`, ...linesOf(plan, 1)].join('\n'))
}
