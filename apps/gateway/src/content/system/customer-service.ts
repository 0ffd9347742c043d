import { createCipheriv } from 'node:crypto'
import type { Chance, GatewayConfig } from '../../kernel/config/index.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ways to the customer service: live chat, the service for VIP members, and the small chat window. */
export const serviceTypes = ['1', '2', '3'] as const

/** The address of one way to the customer service: a page of the chat host that needs no login. */
export const serviceUrl = ({ chatOrigin }: GatewayConfig, csType: string): string => `${chatOrigin}/service/${csType}`

/**
 * A path as the status carries it: DES (one key three times) in
 * ECB with PKCS#7, in base64, with its 8-character key behind it.
 */
export function sealPath(url: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  return `${cipher.update(url, 'utf8', 'base64')}${cipher.final('base64')}${key}`
}

/** The entries of the customer service, each under a fresh key. Source: contract 2.5. */
export const customerService = (config: GatewayConfig, random: Chance) =>
  serviceTypes.map((csType) => {
    const key = Array.from({ length: 8 }, () => letters[random.roll(letters.length)] ?? 'a').join('')
    return { csType, path: sealPath(serviceUrl(config, csType), key) }
  })
