import { getMerchantWallet, launchGame } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { axeFindings } from '@parlour/vitest/axe'
import { useEffect } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import { createLaunchJournal } from '../journal/journal.ts'
import { GameScreen, SeamlessScreen, type SeamlessScreenProps } from '../react/index.ts'

/** The one host that games may run on. */
export const host = 'http://play.localhost:4100'

/** A game of it. */
export const game = { nodeId: 10_273, vendor: 'XGS', roomId: null, name: 'Fruit Parade' }

const single = () =>
  createFakeServer({ unanswered: 'missing' }).answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })

/** A server that launches every game at an address. */
export const serve = (game_url = `${host}/slot/10273`): FakeServer =>
  single().answer(launchGame, { content: { game_url, game_url2: null } })

/** A server that refuses every launch. */
export const refuse = (code: string, value?: unknown): FakeServer =>
  single().answer(launchGame, () => {
    throw new FakeRefusal(code, { value })
  })

/** What a test of a screen may say beside its server. */
interface Scene extends Partial<SeamlessScreenProps> {
  who?: 'guest' | 'member'
  screen?: 'game' | 'seamless'
}

/** Tells which cache a tree keeps its answers in. */
function Cache({ onClient }: { onClient(client: QueryClient): void }) {
  const client = useQueryClient()
  useEffect(() => onClient(client))
  return null
}

/** A screen of a game on a fake server, with ears on everything it calls. */
export async function openScreen(server = serve(), { who = 'member', screen: kind = 'game', ...props }: Scene = {}) {
  const session = createTestSession()
  if (who === 'member') session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const spies = {
    onLogin: vi.fn(),
    onExit: vi.fn(),
    onBalanceChanged: vi.fn(),
    onDeposit: vi.fn(),
    onOther: vi.fn(),
    onSimilar: vi.fn(),
  }
  const store = createMemoryStore()
  const journal = createLaunchJournal(store, 'page-1')
  let cache: QueryClient | undefined
  const tree = (suspended: boolean) => {
    const all = {
      game,
      merchant: 'vesper',
      language: 'EN',
      gameOrigins: [host],
      suspended,
      journal,
      balance: 100_000,
      ...spies,
      ...props,
    }
    return (
      <Surroundings server={server} session={session} messages={messages}>
        <Cache
          onClient={(client) => {
            cache = client
          }}
        />
        {kind === 'game' ? <GameScreen {...all} /> : <SeamlessScreen {...all} />}
      </Surroundings>
    )
  }
  const screen = await render(tree(false))
  const frame = () => screen.container.querySelector('iframe')
  const findings = () => axeFindings(screen.container, { iframes: false })
  /** What a page that comes after this one finds. */
  const left = () => createLaunchJournal(store, 'page-2').left('linhtran88')
  const launches = () =>
    server.calls.filter(({ endpoint }) => endpoint.startsWith('launch')).map(({ endpoint }) => endpoint)
  /** Launches that are still remembered. */
  const remembered = () => cache?.getQueryCache().findAll({ queryKey: ['launch'] }).length
  return {
    screen,
    server,
    frame,
    findings,
    left,
    launches,
    remembered,
    suspend: (on: boolean) => screen.rerender(tree(on)),
    ...spies,
  }
}

/** The greeting of a game. */
export const ready = { type: 'ready', v: 1 }

/**
 * What a game does at its start: it hands over one end of a
 * channel to the page that holds it; the other end is given back.
 */
export const greetFor =
  (page: Window) =>
  (source: Window | null | undefined, origin: string, data: unknown = ready): MessagePort => {
    const { port1, port2 } = new MessageChannel()
    page.dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data, ports: [port2] }))
    return port1
  }
