import type { Chance } from '../config/gateway.ts'
import { dayText } from '../jobs/market-calendar.ts'

const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * A number for an order that people can read out: kind, day in
 * the zone of the platform, eight characters without look-alikes.
 */
export function orderNo(random: Chance, kind: 'D' | 'W' | 'T' | 'P', now: number): string {
  const tail = [...random.bytes(8)].map((byte) => characters[byte % characters.length]).join('')
  return `${kind}${dayText(now).slice(2).replaceAll('-', '')}-${tail}`
}
