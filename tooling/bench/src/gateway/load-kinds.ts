import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import type { Player } from './fill-database.ts'

/** A kind of request, as one connection sends it again and again. */
export interface LoadKind {
  readonly name: string
  request(player: Player): Request
}

const merchant = { Merchant: 'vesper', Language: 'EN' }

/**
 * What is asked: a call without a database, the home page, a call of one
 * row, a round in the ledger; then what anybody may ask of the boards.
 */
export const loadKinds: readonly LoadKind[] = [
  { name: 'status', request: () => ({ method: 'GET', path: '/wps/system/status', headers: merchant }) },
  {
    name: 'home',
    request: () => ({ method: 'GET', path: '/', headers: { Cookie: 'lang=EN', 'Accept-Encoding': 'br' } }),
  },
  {
    name: 'balance',
    request: ({ token }) => ({
      method: 'GET',
      path: '/wps/v2/wallets/balance',
      headers: { ...merchant, Authorization: token },
    }),
  },
  {
    name: 'round',
    request: ({ gameToken }) => ({
      method: 'POST',
      path: '/api/generic-game/round',
      setupRequest: (request) => ({
        ...request,
        headers: {
          ...request.headers,
          Host: 'play.localhost',
          'Content-Type': 'application/json',
          Authorization: gameToken,
          'Idempotency-Key': randomUUID(),
        },
        body: '{"stake":100}',
      }),
    }),
  },
]

/** The board of the month: what anybody may ask for without an account. */
export const boardKind: LoadKind = {
  name: 'board',
  request: () => ({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&period=month&limitNum=20',
    headers: merchant,
  }),
}
