import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that no process listens on; the same one is used again after each restart. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
