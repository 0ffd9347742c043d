import { settingList, type Setting } from './settings.ts'

/** A table of the settings in a document: under which heading it stands, and its rows. */
export interface SettingTable {
  /** From the root of the repository. */
  readonly file: string
  readonly heading: string
  readonly rows: readonly string[]
}

type Named = (typeof settingList)[number]
type Reader = Setting['readBy']

const rowsOf = (readBy: readonly Reader[], row: (setting: Named) => string): string[] =>
  settingList.filter((setting) => readBy.includes(setting.readBy)).map(row)

const short = ({ name, means, without }: Named): string => `| \`${name}\` | ${means} | ${without} |`
const long = ({ name, means, kind, without, secret }: Named): string =>
  `| \`${name}\`${secret ? ' (secret)' : ''} | ${means} | ${kind.allowed.replaceAll('|', '\\|')} | ${without} |`

/** Every document with a table of the settings. */
export const settingTables: readonly SettingTable[] = [
  { file: 'README.md', heading: 'Environment', rows: rowsOf(['gateway', 'command line', 'tooling'], short) },
  { file: 'apps/gateway/README.md', heading: 'Settings', rows: rowsOf(['gateway', 'command line'], short) },
  { file: 'docs/operate.md', heading: 'Settings', rows: rowsOf(['gateway', 'command line'], long) },
]

const isRow = (line: string): boolean => line.startsWith('| `')

/** A document with the rows of its table as the settings have them. @throws Error when there is no table under the heading */
export function withSettings(text: string, { file, heading, rows }: SettingTable): string {
  const lines = text.split('\n')
  const begins = lines.indexOf(`## ${heading}`)
  const first = begins < 0 ? -1 : lines.findIndex((line, at) => at > begins && (isRow(line) || line.startsWith('## ')))
  if (first < 0 || !isRow(lines[first] ?? '')) throw new Error(`${file} has no table under "${heading}"`)
  const after = lines.findIndex((line, at) => at > first && !isRow(line))
  return [...lines.slice(0, first), ...rows, ...lines.slice(after)].join('\n')
}
