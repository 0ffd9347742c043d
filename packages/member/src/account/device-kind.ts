/** What a session is held on. */
export type DeviceKind = 'phone' | 'tablet' | 'computer'

const kinds: Readonly<Record<string, DeviceKind>> = {
  iPhone: 'phone',
  Android: 'phone',
  iPad: 'tablet',
  Windows: 'computer',
  ChromeOS: 'computer',
  macOS: 'computer',
  Linux: 'computer',
}

/**
 * What kind of device runs a system, as `listSessions` names it. Android tablets count as phones: their browsers do not
 * tell.
 *
 * @param system the name of the system; null where the client sent none
 * @returns null for a system that is not known
 * @example deviceKind('iPad') // 'tablet'
 */
export const deviceKind = (system: string | null): DeviceKind | null =>
  system !== null && Object.hasOwn(kinds, system) ? (kinds[system] ?? null) : null
