import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { balance } from './balance.ts'

const servers: Server[] = []
const start = async (name: string): Promise<number> => {
  const server = createServer((_, outgoing) => outgoing.setHeader('Connection', 'close').end(name))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return (server.address() as AddressInfo).port
}

afterEach(() => servers.splice(0).forEach((server) => server.close()))

test('connections go to the servers in turn', async () => {
  const balancer = await balance([await start('one'), await start('two')])
  const answers = []
  for (let at = 0; at < 4; at++) answers.push(await (await fetch(`http://127.0.0.1:${balancer.port}/`)).text())
  expect(answers).toEqual(['one', 'two', 'one', 'two'])
  expect(balancer.shares()).toEqual([2, 2])
  await balancer.close()
})

test('a server that is gone is passed over', async () => {
  const balancer = await balance([1, await start('alive')])
  for (let at = 0; at < 3; at++) expect(await (await fetch(`http://127.0.0.1:${balancer.port}/`)).text()).toBe('alive')
  await balancer.close()
})
