import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { countryName } from './countries.ts'
import { inMaintenance, isRestricted } from './platform-state.ts'
import type { Visitor } from '../../kernel/ports/index.ts'

/**
 * Calls that answer whatever the state of the platform is: what
 * a closed site still shows, and the keys of its payloads.
 */
const alwaysOpen: ReadonlySet<string> = new Set([
  'getStatus',
  'getLocation',
  'getDomainRoutes',
  'getWhitelabel',
  'getSettings',
  'getTemplates',
  'getCountries',
  'getHelpCenter',
  'getRegistrationRules',
  'getRsaKey',
  'getBoxKey',
  'getCustomerServiceUrl',
  'getCustomerServiceScript',
])

const longestWait = 3_600

/**
 * Lets a call through while the platform is open to its visitor. Maintenance comes before restriction; sessions are not
 * looked at, and outlive both.
 * @throws DomainError system.maintenance (`value.endTime` in ms,
 *   when it is known), system.restricted (`value.ip`, `country`)
 */
export async function checkOpen(
  { state, clock }: Pick<Gateway, 'state' | 'clock'>,
  callName: string,
  visitor: Visitor,
): Promise<void> {
  const now = clock.now()
  const row = await state.at(now)
  if (alwaysOpen.has(callName)) return
  if (inMaintenance(row, now)) {
    const endTime = row.maintenanceUntil
    const wait = endTime === null ? 60 : Math.ceil((endTime - now) / 1000)
    throw new DomainError('system.maintenance', {
      value: { maintainTime: row.maintenanceFrom, endTime },
      headers: { 'Retry-After': String(Math.min(wait, longestWait)) },
    })
  }
  if (isRestricted(row, visitor)) {
    const { address, country } = visitor
    throw new DomainError('system.restricted', {
      value: { ip: address, country, countryName: countryName(country, 'EN') },
    })
  }
}
