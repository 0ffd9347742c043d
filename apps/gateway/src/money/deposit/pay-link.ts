import { createHmac, timingSafeEqual } from 'node:crypto'

const macOf = (key: Buffer, depositId: string): string =>
  createHmac('sha256', key).update(`pay-link/${depositId}`).digest('base64url').slice(0, 32)

/** The address of the provider's page for a deposit: only who was given it can open it. */
export const payLink = (payOrigin: string, key: Buffer, depositId: string): string =>
  `${payOrigin}/order/${depositId}.${macOf(key, depositId)}`

const form = /^([0-9a-f-]{36})\.([\w-]{32})$/

/** The deposit that the last part of such an address is for, or null when the address was not made here. */
export function readPayLink(key: Buffer, part: string): string | null {
  const [, depositId = '', mac = ''] = form.exec(part) ?? []
  const expected = macOf(key, depositId)
  return mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? depositId : null
}
