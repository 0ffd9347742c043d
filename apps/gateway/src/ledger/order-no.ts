import type { Chance } from '../gateway.ts'
import { dayText } from '../jobs/manila-calendar.ts'

const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number for an order that people can read out: kind, day in Manila, eight signs without look-alikes. */
export function orderNo(random: Chance, kind: 'D' | 'W' | 'T' | 'P', now: number): string {
  const tail = [...random.bytes(8)].map((byte) => signs[byte % signs.length]).join('')
  return `${kind}${dayText(now).slice(2).replaceAll('-', '')}-${tail}`
}
