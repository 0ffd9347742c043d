import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isApiError } from '@parlour/api-client'
import * as call from '@parlour/api-client/endpoints'
import type { Endpoint } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, sampleRequest } from '@parlour/api-client/testing'
import { createFaultProxy, type FaultProxy, type Toxic } from '@parlour/faults'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Reads and effects of every kind: public, of a member, encrypted, of a form, without an envelope. */
const sample: readonly Endpoint[] = [
  call.getStatus,
  call.listGames,
  call.getBalance,
  call.listTransactions,
  call.getLotteryMenus,
  call.getRsaKey,
  call.login,
  call.transferWallet,
  call.withdraw,
  call.recoverByEmail,
  call.sendFeedback,
  call.answerDividendOffer,
]

interface ConnectionFault {
  readonly name: string
  readonly toxics: readonly Toxic[]
  readonly ends: readonly string[]
}

const unreached = ['network', 'unsure']
const late = ['timeout', 'unsure']
const faults: readonly ConnectionFault[] = [
  { name: 'refused', toxics: [{ toxic: 'down' }], ends: unreached },
  { name: 'reset before the request', toxics: [{ toxic: 'reset_peer', direction: 'upstream' }], ends: unreached },
  { name: 'reset before the headers', toxics: [{ toxic: 'reset_peer', direction: 'downstream' }], ends: unreached },
  {
    name: 'reset in the body',
    toxics: [{ toxic: 'limit_data', direction: 'downstream', bytes: 250 }],
    ends: [...unreached, 'right'],
  },
  {
    name: 'silence before the headers',
    toxics: [{ toxic: 'timeout', direction: 'downstream', milliseconds: 0 }],
    ends: late,
  },
  { name: 'a slow start', toxics: [{ toxic: 'latency', direction: 'downstream', milliseconds: 250 }], ends: ['right'] },
  {
    name: 'a thin line',
    toxics: [{ toxic: 'bandwidth', direction: 'downstream', bytesPerSecond: 10_000 }],
    ends: ['right'],
  },
  {
    name: 'crumbs',
    toxics: [{ toxic: 'slicer', direction: 'downstream', bytes: 40, milliseconds: 1 }],
    ends: ['right'],
  },
]

let server: Server
const strays: unknown[] = []
const stray = (reason: unknown): void => void strays.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', stray).on('uncaughtException', stray)
  const fake = createFakeServer()
  server = createServer((incoming, outgoing) => {
    const body: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => body.push(chunk))
    incoming.on('end', () => {
      const { method = 'GET', url = '', headers } = incoming
      const init = {
        method,
        headers: headers as Record<string, string>,
        ...(method === 'GET' ? {} : { body: Buffer.concat(body) }),
      }
      void fake.fetch(`http://platform.test${url}`, init).then(async (answer) => {
        outgoing
          .writeHead(answer.status, Object.fromEntries(answer.headers))
          .end(Buffer.from(await answer.arrayBuffer()))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  process.off('unhandledRejection', stray).off('uncaughtException', stray)
  server.closeAllConnections()
  server.close()
})

/** A line of its own for each fault, so that no connection is left over from the one before. */
const line = (): Promise<FaultProxy> => createFaultProxy({ port: (server.address() as AddressInfo).port })

async function endingOf(endpoint: Endpoint, { ends }: ConnectionFault, proxy: FaultProxy): Promise<string> {
  const api = createTestClient(createFakeServer(), {
    baseUrl: `http://127.0.0.1:${proxy.port}`,
    fetch,
    monotonic: () => performance.now(),
    tokens: { get: () => 'token', expired: () => undefined },
  })
  const timeLimit = ends.includes('timeout') ? 300 : 15_000
  try {
    await api.call({ ...endpoint, timeLimit, retries: 0 }, sampleRequest(endpoint))
    return 'right'
  } catch (error) {
    return isApiError(error) ? error.kind : `unnamed: ${String(error)}`
  }
}

describe(`${faults.length} faults of the connection at ${sample.length} calls`, () => {
  test.each(faults)('[API-05] $name ends in a named error or the right result', async (fault) => {
    const proxy = await line()
    proxy.set(...fault.toxics)
    const kinds = await Promise.all(sample.map((endpoint) => endingOf(endpoint, fault, proxy)))
    await proxy.close()
    expect(
      sample.flatMap(({ name }, at) => (fault.ends.includes(kinds[at] ?? '') ? [] : [`${name}: ${kinds[at]}`])),
    ).toEqual([])
    expect(strays).toEqual([])
  })

  test('[API-05] after the line was down the same client gets its answer again', async () => {
    const refused = faults[0] as ConnectionFault
    const proxy = await line()
    proxy.set({ toxic: 'down' })
    expect(refused.ends).toContain(await endingOf(call.getStatus, refused, proxy))
    proxy.clear()
    expect(await endingOf(call.getStatus, refused, proxy)).toBe('right')
    await proxy.close()
  })
})
