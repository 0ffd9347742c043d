/** What the drill does of a systemd unit. */
export interface Unit {
  readonly environment: Readonly<Record<string, string>>
  readonly execStart: readonly string[]
  readonly execStartPost: readonly string[]
  readonly workingDirectory: string
}

const words = (line = ''): string[] => line.split(' ').filter(Boolean)

/** Variables of an environment file: a line each, perhaps in quotation marks; `#` begins a comment. */
export const readEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=("?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [name, value]))

/** Reads the service of a unit; `%i` is `instance`. */
export function readUnit(text: string, instance = ''): Unit {
  const lines = text.replaceAll('%i', instance).split('\n')
  const of = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  return {
    environment: readEnvironment(of('Environment').join('\n')),
    execStart: words(of('ExecStart')[0]),
    execStartPost: words(of('ExecStartPost')[0]),
    workingDirectory: of('WorkingDirectory')[0] ?? '/',
  }
}
