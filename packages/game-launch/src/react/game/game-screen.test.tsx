import { getMerchantWallet, launchGame } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { GameScreen } from '../index.ts'

const host = 'http://play.localhost:4100'
const game = { nodeId: 10_273, vendor: 'XGS', roomId: null, name: 'Fruit Parade' }
const ready = { type: 'ready', v: 1 }

const single = () => createFakeServer({ unanswered: 'missing' }).answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })

const serve = (game_url = `${host}/slot/10273`) => single().answer(launchGame, { content: { game_url, game_url2: null } })

const refuse = (code: string, value?: unknown) =>
  single().answer(launchGame, () => {
    throw new FakeRefusal(code, { value })
  })

const open = async (server = serve(), who: 'guest' | 'member' = 'member') => {
  const session = createTestSession()
  if (who === 'member') session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const spies = { onLogin: vi.fn(), onExit: vi.fn(), onBalanceChanged: vi.fn() }
  const tree = (suspended: boolean) => (
    <Surroundings server={server} session={session} messages={messages}>
      <GameScreen game={game} merchant="vesper" language="EN" gameOrigins={[host]} suspended={suspended} {...spies} />
    </Surroundings>
  )
  const screen = await render(tree(false))
  const frame = () => screen.container.querySelector('iframe')
  const findings = async () => (await axe.run(screen.container, { iframes: false })).violations.map(({ id }) => id)
  return { screen, server, frame, findings, suspend: (on: boolean) => screen.rerender(tree(on)), ...spies }
}

/** What a game does at its start: it hands over one end of a channel; the other end is given back. */
const greet = (source: Window | null | undefined, origin: string, data: unknown = ready): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  window.dispatchEvent(new MessageEvent('message', { source, origin, data, ports: [port2] }))
  return port1
}

test('[LAU-04] a guest is asked to log in, and no game is asked for', async () => {
  const { screen, server, onLogin, findings } = await open(serve(), 'guest')
  await expect.element(screen.getByText('Log in to play')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Log in' }).click()
  expect(onLogin).toHaveBeenCalledOnce()
  expect(server.calls).toEqual([])
})

test.for([
  ['[LAU-04] a trial account', 'in_need_true_account', 'This needs a real account'],
  ['[LAU-05] too little balance', 'insufficient.balance', 'Your balance is too small for this game'],
  ['[LAU-05] a studio that is not connected', 'game.vendor.unavailable', 'This studio is not connected'],
  ['[LAU-05] a game that is gone', 'game.not.found', 'This game is not here'],
  ['[LAU-05] a code that nobody knows', 'something.else', 'The game did not open'],
] as const)('%s is refused in words, with a way back', async ([, code, title]) => {
  const { screen, onExit, findings } = await open(refuse(code))
  await expect.element(screen.getByText(title)).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Back to the games' }).click()
  expect(onExit).toHaveBeenCalledOnce()
})

test('[LAU-05] maintenance says when the game comes back', async () => {
  const { screen } = await open(refuse('game.maintenance', { content: { data: { endTime: Date.UTC(2026, 0, 15, 18) } } }))
  await expect.element(screen.getByText(/^It comes back at .*2026.*\. Choose another game meanwhile\.$/)).toBeVisible()
})

test('[LAU-05] a game on a host that the site does not know is not opened', async () => {
  const { screen, frame } = await open(serve('https://evil.example/'))
  await expect.element(screen.getByText('Invalid URL, contact customer service')).toBeVisible()
  expect(frame()).toBeNull()
})

test('[LAU-05] the game stands in a sandbox without the top page and without dialogs', async () => {
  const { screen, frame, findings } = await open()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  const sandbox = [...(frame()?.sandbox ?? [])]
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox.filter((token) => /top-navigation|modals|downloads/.test(token))).toEqual([])
  expect(frame()?.referrerPolicy).toBe('no-referrer')
  expect(await findings()).toEqual([])
})

test('[LAU-05][LAU-07] only the window of the game, on its host, is listened to', async () => {
  const { screen, frame, onExit, onBalanceChanged } = await open()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  const own = frame()?.contentWindow
  const port = greet(own, host)
  const strangers = [greet(window, host), greet(own, 'https://evil.example'), greet(own, host, { type: 'ready', v: 2 })]
  for (const stranger of strangers) stranger.postMessage({ type: 'close' })
  port.postMessage({ type: 'open', url: 'https://evil.example' })
  port.postMessage({ type: 'balance-changed' })
  await expect.poll(() => onBalanceChanged.mock.calls.length).toBe(1)
  expect(onExit).not.toHaveBeenCalled()
  port.postMessage({ type: 'close' })
  await expect.poll(() => onExit.mock.calls.length).toBe(1)
})

test('[LAU-05] while a secret may be typed the game is gone, and comes back by a new address', async () => {
  const { screen, server, frame, suspend } = await open()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  await suspend(true)
  expect(frame()).toBeNull()
  await suspend(false)
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  expect(server.calls.map(({ endpoint }) => endpoint).filter((name) => name === 'launchGame')).toHaveLength(2)
})
