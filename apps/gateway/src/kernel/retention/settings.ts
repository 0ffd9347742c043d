import { retentionRules } from './rules.ts'

/** Retention by name of the rule, in milliseconds; a rule that is not named has its default. */
export type RetentionSettings = Readonly<Record<string, number>>

const dayMs = 86_400_000

/**
 * Reads `PARLOUR_RETENTION`: pairs of rule and days, as `messages=730,launches=90`.
 * @throws Error that names what is wrong: an unknown rule, one that cannot be set, a time that is too short
 */
export function readRetention(told: string | undefined): RetentionSettings {
  const pairs = (told ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [name = '', days = ''] = pair.split('=')
      const rule = retentionRules.find((known) => known.name === name)
      if (!rule || rule.least === undefined) {
        const names = retentionRules.filter(({ least }) => least !== undefined).map((known) => known.name)
        throw new Error(`PARLOUR_RETENTION cannot set "${name}"; it sets ${names.join(', ')}`)
      }
      const least = rule.least / dayMs
      if (!/^\d{1,5}$/.test(days) || Number(days) < least)
        throw new Error(`PARLOUR_RETENTION: ${name} must be a number of days, at least ${least}, not "${days}"`)
      return [name, Number(days) * dayMs] as const
    })
  return Object.fromEntries(pairs)
}

/** The retention of a rule, in milliseconds. */
export const retentionOf = (
  { name, keep }: { readonly name: string; readonly keep: number },
  settings: RetentionSettings,
): number => settings[name] ?? keep
