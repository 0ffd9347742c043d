import { BlockList, isIP } from 'node:net'
import type { Content, PlatformState, StateRow, Visitor } from '../../kernel/ports/index.ts'
import { noWithdrawRules, platformState } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

const open: StateRow = {
  id: 1,
  maintenance: false,
  maintenanceFrom: null,
  maintenanceUntil: null,
  blockedCountries: [],
  blockedAddresses: [],
  contentRevision: 0,
  modules: {},
  withdrawRules: noWithdrawRules,
}

const cacheMs = 2_000

/** The row as the database holds it; a platform that was never closed has none. */
export async function readState(db: Database): Promise<StateRow> {
  const [row] = await db.select().from(platformState)
  return row ?? open
}

/** Watches the platform's state for one gateway; `follow` is called with each row that was read. */
export function watchState(
  db: Database,
  content: Content,
  follow: (row: StateRow) => void = () => undefined,
): PlatformState {
  let held: { readonly at: number; readonly row: Promise<StateRow> } | null = null
  const look = async (): Promise<StateRow> => {
    const row = await readState(db)
    await content.bringUpTo(row.contentRevision)
    follow(row)
    return row
  }
  return {
    at(now) {
      if (held && Math.abs(now - held.at) < cacheMs) return held.row
      const row = look()
      held = { at: now, row }
      row.catch(() => (held = null))
      return row
    },
    lookAgain: () => void (held = null),
  }
}

/** Whether maintenance is on at `now`: one with an end is over by itself. */
export const inMaintenance = ({ maintenance, maintenanceUntil }: StateRow, now: number): boolean =>
  maintenance && (maintenanceUntil === null || now < maintenanceUntil)

/** Puts an address, or a network such as 203.0.113.0/24, on a list. Answers whether it is one. */
export function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (family === 0 || !(length <= most)) return false
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
  return true
}

/** Whether a visitor is kept out, by country or by address. */
export function isRestricted({ blockedCountries, blockedAddresses }: StateRow, { address, country }: Visitor): boolean {
  if (blockedCountries.includes(country)) return true
  if (blockedAddresses.length === 0 || isIP(address) === 0) return false
  const list = new BlockList()
  for (const text of blockedAddresses) addNetwork(list, text)
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
