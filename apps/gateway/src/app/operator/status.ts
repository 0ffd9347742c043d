import { BlockList } from 'node:net'
import type { Gateway } from '../../kernel/config/index.ts'
import { addNetwork, inMaintenance, isCountry, isRestricted, readState, setState } from '../../content/index.ts'
import type { StateRow } from '../../kernel/ports/index.ts'
import { CommandError, type Command } from './command.ts'

const longestMinutes = 7 * 24 * 60

const stateOf = (row: StateRow, now: number): string => {
  if (inMaintenance(row, now)) return 'maintenance'
  return row.blockedCountries.length + row.blockedAddresses.length > 0 ? 'restriction' : 'normal'
}

function told(row: StateRow, now: number) {
  const until = inMaintenance(row, now) && row.maintenanceUntil ? new Date(row.maintenanceUntil).toISOString() : ''
  return [
    {
      state: stateOf(row, now),
      until,
      countries: row.blockedCountries.join(' '),
      addresses: row.blockedAddresses.join(' '),
    },
  ]
}

function maintenance(args: readonly string[], now: number) {
  const [minutes] = args
  if (minutes !== undefined && !(/^\d+$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= longestMinutes))
    throw new CommandError(`minutes must be a whole number from 1 to ${longestMinutes}`)
  return {
    maintenance: true,
    maintenanceFrom: now,
    maintenanceUntil: minutes === undefined ? null : now + Number(minutes) * 60_000,
  }
}

function restriction(args: readonly string[]) {
  const countries = args.filter((arg) => /^[a-z]{2}$/i.test(arg)).map((code) => code.toUpperCase())
  const addresses = args.filter((arg) => !/^[a-z]{2}$/i.test(arg))
  if (args.length === 0)
    throw new CommandError('name the countries (PH), addresses or networks (203.0.113.0/24) to keep out')
  const strange =
    countries.find((code) => !isCountry(code)) ?? addresses.find((text) => !addNetwork(new BlockList(), text))
  if (strange) throw new CommandError(`"${strange}" is no country code, address or network`)
  return { blockedCountries: countries, blockedAddresses: addresses }
}

const openAgain = { maintenance: false, maintenanceFrom: null, maintenanceUntil: null }
const toAll = { blockedCountries: [], blockedAddresses: [] }

function changeOf([state, ...args]: readonly string[], now: number) {
  if (state === 'normal' && args.length === 0) return { ...openAgain, ...toAll }
  if (state === 'maintenance' && args.length <= 1) return maintenance(args, now)
  if (state === 'restriction') return { ...openAgain, ...restriction(args) }
  throw new CommandError(
    'status normal | status maintenance [minutes] | status restriction <country, address or network> …',
  )
}

async function run(gateway: Gateway, args: readonly string[]) {
  const now = gateway.clock.now()
  if (args.length === 0) return told(await readState(gateway.db), now)
  const row = await setState(gateway, changeOf(args, now), now)
  const own = !inMaintenance(row, now) && isRestricted(row, { address: '127.0.0.1', country: gateway.config.country })
  return own
    ? `Done. ${gateway.config.country} is kept out: that is where visitors without a told country count as coming from.`
    : told(row, now)
}

/** Shows or changes whether the platform is open, and to whom. */
export const statusCommand: Command = {
  name: 'status',
  usage: 'status [normal | maintenance [minutes] | restriction <country or address> …]',
  does: 'show or change whether the site is open; maintenance with minutes ends by itself',
  run,
}
