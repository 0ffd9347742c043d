import { BlockList, isIP } from 'node:net'

/** Where proxies connect from when nothing is said: this machine. */
export const ownMachine = ['127.0.0.0/8', '::1'] as const

/** Makes the question whether an address is that of a trusted proxy. */
export function trustedProxies(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const six = isIP(address) === 6
    list.addSubnet(address, Number(bits ?? (six ? 128 : 32)), six ? 'ipv6' : 'ipv4')
  }
  return (told) => {
    const address = (told ?? '').replace(/^::ffff:/, '')
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}
