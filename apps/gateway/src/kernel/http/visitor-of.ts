import type { IncomingMessage } from 'node:http'
import { forwardedAddress, sharerOf } from './address.ts'

/**
 * Makes the function that reads the address of a visitor from a
 * request: what a trusted proxy wrote, else who has connected.
 */
export const makeVisitorOf =
  (proxies: number, isProxy: (address: string | undefined) => boolean) =>
  ({ socket: { remoteAddress }, headers }: IncomingMessage): string => {
    const header = isProxy(remoteAddress) ? headers['x-forwarded-for'] : undefined
    return sharerOf(forwardedAddress(remoteAddress, typeof header === 'string' ? header : undefined, proxies))
  }
