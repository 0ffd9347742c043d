import { randomUUID } from 'node:crypto'
import type { Options } from 'autocannon'
import { sealedLogins } from './sealed-logins.ts'
import type { Served } from './served.ts'

/** One kind of load. */
export interface Scenario {
  readonly name: string
  readonly connections: number
  readonly ask: (served: Served, side: 'gateway' | 'bare') => Partial<Options> | Promise<Partial<Options>>
}

const merchant = { Merchant: 'vesper', Language: 'EN' }

/**
 * What is asked: a read without a database, a read of one row, a page of
 * the catalogue, a round with six rows, a login with its password hash.
 */
export const scenarios: readonly Scenario[] = [
  { name: 'status', connections: 16, ask: () => ({ requests: [{ path: '/wps/system/status', headers: merchant }] }) },
  {
    name: 'balance',
    connections: 16,
    ask: ({ token }) => ({
      requests: [{ path: '/wps/v2/wallets/balance', headers: { ...merchant, Authorization: token } }],
    }),
  },
  {
    name: 'game list',
    connections: 16,
    ask: () => ({
      requests: [{ path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=2&pageSize=42', headers: merchant }],
    }),
  },
  {
    name: 'play round',
    connections: 8,
    ask: ({ gameToken }) => ({
      requests: [
        {
          method: 'POST',
          path: '/api/generic-game/round',
          setupRequest: (request) => ({
            ...request,
            headers: {
              Host: 'play.localhost',
              'Content-Type': 'application/json',
              Authorization: gameToken,
              'Idempotency-Key': randomUUID(),
            },
            body: '{"stake":100}',
          }),
        },
      ],
    }),
  },
  {
    name: 'login',
    // One after the other: an envelope is good once.
    connections: 1,
    async ask(served, side) {
      const requests = await sealedLogins(served, side, 12)
      return { requests, amount: requests.length, duration: 60 }
    },
  },
]
