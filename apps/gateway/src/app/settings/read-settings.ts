import { checkOrigins } from './check-origins.ts'
import { settingList, settings, type SettingName, type SettingValues } from './settings.ts'

/** What the environment says, and one line for everything in it that is not allowed. */
export interface ReadSettings {
  readonly values: SettingValues
  readonly problems: readonly string[]
}

/** Environment variables by name; an empty text counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

const known = (name: string): name is SettingName => Object.hasOwn(settings, name)

/** Variables that only look like ours: a misspelt name would be a setting without effect. */
const strangers = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('PARLOUR_') && !known(name))
    .toSorted()
    .map(
      (name) =>
        `${name} is not a setting (it is "${env[name] ?? ''}"); "pnpm gateway config here" lists those that are`,
    )

function checkTogether(values: SettingValues): string[] {
  const { PARLOUR_PROXIES, PARLOUR_PROXY_ADDRESSES, PARLOUR_SITE_ORIGINS, PARLOUR_SEED } = values
  const problems = []
  if (values.PARLOUR_ARCHIVE_AFTER_MONTHS && !values.PARLOUR_ARCHIVE_FOLDER)
    problems.push(
      'PARLOUR_ARCHIVE_FOLDER must be a path from the root when PARLOUR_ARCHIVE_AFTER_MONTHS is set, not ""',
    )
  if (PARLOUR_PROXY_ADDRESSES && !PARLOUR_PROXIES)
    problems.push(
      `PARLOUR_PROXIES must be 1 or more when PARLOUR_PROXY_ADDRESSES is set, not "${PARLOUR_PROXIES ?? ''}"`,
    )
  if (PARLOUR_SITE_ORIGINS && !PARLOUR_SEED)
    problems.push('PARLOUR_SEED must be demo, catalogue or none when PARLOUR_SITE_ORIGINS is set, not ""')
  return problems
}

/** Reads the environment. Variables that only tools read are known by name and not looked into. */
export function readSettings(env: Environment): ReadSettings {
  const problems: string[] = strangers(env)
  const values: Partial<Record<SettingName, unknown>> = {}
  for (const { name, kind, readBy, secret } of settingList) {
    const text = env[name]
    if (!text || readBy === 'tooling') continue
    const value = kind.read(text)
    if (value === null)
      problems.push(`${name} must be ${kind.allowed}, not ${secret ? 'what it is (not shown)' : `"${text}"`}`)
    else values[name] = value
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by the kind from which SettingValues makes its type
  const read = values as SettingValues
  return {
    values: read,
    problems: [...problems, ...(problems.length > 0 ? [] : [...checkOrigins(read), ...checkTogether(read)])],
  }
}

/**
 * Reads the environment for a command that ends at once.
 * @throws Error with a line for everything that is not allowed
 */
export function requireSettings(env: Environment): SettingValues {
  const { values, problems } = readSettings(env)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return values
}
