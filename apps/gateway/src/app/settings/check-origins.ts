import type { SettingName, SettingValues } from './settings.ts'

const frames = [
  'PARLOUR_PLAY_ORIGIN',
  'PARLOUR_CHAT_ORIGIN',
  'PARLOUR_PAY_ORIGIN',
  'PARLOUR_CONNECT_ORIGIN',
] as const satisfies readonly SettingName[]

/**
 * Holds the origins of a deployment against one another: all five are set or none,
 * all have the scheme of the site, and no two share a host, since a frame on the
 * site's own origin could read the session. Answers one line for each that is wrong.
 */
export function checkOrigins(values: SettingValues): string[] {
  const site = values.PARLOUR_SITE_ORIGINS ?? []
  if (site.length === 0)
    return frames
      .filter((name) => values[name])
      .map((name) => `PARLOUR_SITE_ORIGINS must be set when ${name} is (it is "${values[name] ?? ''}")`)
  const [main = ''] = site
  const scheme = new URL(main).protocol
  const taken = new Map<string, string>()
  const problems: string[] = []
  const take = (name: SettingName, origin: string): void => {
    const { host, protocol } = new URL(origin)
    if (protocol !== scheme) problems.push(`${name} must begin with ${scheme}// as ${main} does, not "${origin}"`)
    const other = taken.get(host)
    if (other) problems.push(`${name} must have a host of its own, not "${origin}", which is in ${other}`)
    taken.set(host, name)
  }
  for (const origin of site) take('PARLOUR_SITE_ORIGINS', origin)
  for (const name of frames) {
    const origin = values[name]
    if (origin) take(name, origin)
    else problems.push(`${name} must be an origin when PARLOUR_SITE_ORIGINS is set, not ""`)
  }
  return problems
}
