import { commands } from '../operator/commands.ts'
import type { Setting } from '../settings/setting.ts'
import { settingList } from '../settings/settings.ts'

/** A generated table in a document: the heading above it and its rows. */
export interface DocumentTable {
  /** From the root of the repository. */
  readonly file: string
  readonly heading: string
  readonly rows: readonly string[]
}

type Named = (typeof settingList)[number]
type Reader = Setting['readBy']

const rowsOf = (readBy: readonly Reader[], row: (setting: Named) => string): string[] =>
  settingList.filter((setting) => readBy.includes(setting.readBy)).map(row)

const cell = (text: string): string => text.replaceAll('|', '\\|')
const short = ({ name, means, without }: Named): string => `| \`${name}\` | ${means} | ${without} |`
const long = ({ name, means, kind, without, secret }: Named): string =>
  `| \`${name}\`${secret ? ' (secret)' : ''} | ${means} | ${cell(kind.allowed)} | ${without} |`

/** The forms of a command, one a line, in one cell of a table. */
const usages = (usage: string): string =>
  usage
    .split('\n')
    .map((line) => `\`${cell(line.trim())}\``)
    .join('<br>')

/** Every document with a table of the settings or of the operator commands. */
export const documentTables: readonly DocumentTable[] = [
  { file: 'README.md', heading: 'Environment', rows: rowsOf(['gateway', 'command line', 'tooling'], short) },
  { file: 'apps/gateway/README.md', heading: 'Settings', rows: rowsOf(['gateway', 'command line'], short) },
  { file: 'docs/operate.md', heading: 'Settings', rows: rowsOf(['gateway', 'command line'], long) },
  {
    file: 'docs/operate.md',
    heading: 'Operator commands',
    rows: commands.map(({ usage, does }) => `| ${usages(usage)} | ${cell(does)} |`),
  },
]

const isRow = (line: string): boolean => line.startsWith('| `')

/** A document with the generated rows of one of its tables. @throws Error when there is no table under the heading */
export function withRows(text: string, { file, heading, rows }: DocumentTable): string {
  const lines = text.split('\n')
  const begins = lines.indexOf(`## ${heading}`)
  const first = begins < 0 ? -1 : lines.findIndex((line, at) => at > begins && (isRow(line) || line.startsWith('## ')))
  if (first < 0 || !isRow(lines[first] ?? '')) throw new Error(`${file} has no table under "${heading}"`)
  const after = lines.findIndex((line, at) => at > first && !isRow(line))
  return [...lines.slice(0, first), ...rows, ...lines.slice(after)].join('\n')
}
