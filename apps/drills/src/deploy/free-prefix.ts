import { createServer } from 'node:net'
import { freePort } from '../crash/free-port.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * What ports of this machine begin with that are free for the gateways
 * 1 and 2: one number in front of theirs, as 410 is for 4101 and 4102.
 */
export async function freePrefix(): Promise<string> {
  for (;;) {
    const prefix = String(Math.floor((await freePort()) / 10))
    if ((await isFree(Number(`${prefix}1`))) && (await isFree(Number(`${prefix}2`)))) return prefix
  }
}
