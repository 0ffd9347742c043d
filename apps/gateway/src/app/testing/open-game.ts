import type { AskOptions, TestGateway } from './test-gateway.ts'

/** The origin of the game frames in tests. */
export const playOrigin = 'http://play.localhost:4100'

/** A game frame with its session. */
export interface OpenGame {
  /** What the first call of the frame answered. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into openings of every game
  readonly opening: any
  /** Gives a call of the frame, with its session and a key. */
  act(path: string, json: unknown, key: string, options?: AskOptions): ReturnType<TestGateway['ask']>
}

/** The ticket that a game's address carries. */
export const ticketIn = (address: string): string => new URLSearchParams(new URL(address).hash.slice(1)).get('s') ?? ''

/** Launches a game for the member of `token` and opens its frame; `query` adds to the launch. */
export async function openGame(site: TestGateway, token: string, gameId: number, query = ''): Promise<OpenGame> {
  const game = site.gateway.catalogue.find(gameId)
  const path = `/wps/game/launchGame?nodeId=${gameId}&vassalage=${game?.provider ?? ''}&launchMode=GLS${query}`
  const { body } = await site.ask('GET', path, { token })
  if (!body.success) throw new Error(`${body.errorCode} at the launch of ${gameId}`)
  return openFrame(site, body.value.content.game_url)
}

/** Opens the frame of a game's address. */
export async function openFrame(site: TestGateway, address: string): Promise<OpenGame> {
  const engine = new URL(address).pathname.split('/')[1] ?? ''
  const { body } = await site.ask('POST', `${playOrigin}/api/${engine}/session`, {
    json: { ticket: ticketIn(address) },
  })
  if (!body.success) throw new Error(`${body.errorCode} at ${address}`)
  return {
    opening: body.value,
    act: (path, json, key, options = {}) =>
      site.ask('POST', `${playOrigin}${path}`, {
        token: body.value.token,
        json,
        ...options,
        headers: { 'Idempotency-Key': key, ...options.headers },
      }),
  }
}
