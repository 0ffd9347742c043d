import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchConnections, type DrainLimits } from './drain.ts'

const agents: Agent[] = []
const servers: Server[] = []
afterEach(() => {
  agents.splice(0).forEach((agent) => agent.destroy())
  servers.splice(0).forEach((server) => server.closeAllConnections())
})

async function start(listener: RequestListener, limits?: DrainLimits) {
  const server = createServer({ keepAliveTimeout: 65_000 }, listener)
  servers.push(server)
  const drain = watchConnections(server, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { drain, port: (server.address() as AddressInfo).port }
}

/** Asks over the one connection of an agent and reads the whole answer. */
const ask = (port: number, agent: Agent, path = '/'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(
      { port, host: '127.0.0.1', agent, path },
      (answer) =>
        void answer
          .resume()
          .once('end', () => resolve(answer))
          .once('error', reject),
    ).once('error', reject)
  })

const keepAlive = (): Agent => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

test('twenty keep-alive connections that go on calling get every answer whole, the last with Connection: close', async () => {
  const { drain, port } = await start((_, outgoing) => void outgoing.end('here'))
  const clients = Array.from({ length: 20 }, keepAlive)
  await Promise.all(clients.map((agent) => ask(port, agent)))
  const drained = drain()
  const last = await Promise.all(clients.map((agent) => ask(port, agent)))
  expect(last.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual(
    clients.map(() => [200, 'close']),
  )
  expect(await drained).toEqual({ cut: 0 })
  await expect(ask(port, keepAlive())).rejects.toThrow('ECONNREFUSED')
})

test('a call that runs is waited for, and its answer says that the connection ends', async () => {
  let answer = (): void => undefined
  const running = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrived = (): void => undefined
  const here = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const { drain, port } = await start((_, outgoing) => {
    arrived()
    void running.then(() => outgoing.end('late'))
  })
  const asked = ask(port, keepAlive())
  await here
  const drained = drain()
  answer()
  expect((await asked).headers.connection).toBe('close')
  expect(await drained).toEqual({ cut: 0 })
})

test('connections that nobody uses are closed when the notice is over, and a call that never ends is counted as cut', async () => {
  const { drain, port } = await start(
    (incoming, outgoing) => {
      if (incoming.url === '/whole') outgoing.end()
      else outgoing.write('begun')
    },
    { notice: 20, patience: 20 },
  )
  await ask(port, keepAlive(), '/whole')
  const cut = ask(port, keepAlive())
  const refused = expect(cut).rejects.toThrow('aborted')
  await new Promise<void>((resolve) =>
    get({ port, host: '127.0.0.1', agent: keepAlive() }, (answer) => void answer.once('data', () => resolve())).on(
      'error',
      () => undefined,
    ),
  )
  expect(await drain()).toEqual({ cut: 2 })
  await refused
})

test('without a connection it ends at once', async () => {
  const { drain } = await start(() => undefined, { notice: 60_000, patience: 60_000 })
  expect(await drain()).toEqual({ cut: 0 })
})
