import '@parlour/ui-kit/styles.css'
import { expect, onTestFinished, test } from 'vitest'
import { game, greetFor, host, openScreen, refuse, serve } from '../../testing/open-game.tsx'

const greet = greetFor(window)

test('[LAU-04] a guest is asked to log in, and no game is asked for', async () => {
  const { screen, server, onLogin, findings } = await openScreen(serve(), { who: 'guest' })
  await expect.element(screen.getByText('Log in to play')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Log in' }).click()
  expect(onLogin).toHaveBeenCalledOnce()
  expect(server.calls).toEqual([])
})

test.for([
  ['[LAU-04] a demo account', 'in_need_true_account', 'This needs a real account'],
  ['[LAU-05] too little balance', 'insufficient.balance', 'Your balance is too small for this game'],
  ['[LAU-05] a provider that is switched off', 'game.vendor.unavailable', 'This provider is switched off for now'],
  ['[LAU-05] a game that is gone', 'game.not.found', 'This game is not here'],
  ['[LAU-03] a lottery that is gone', 'lottery.not.found', 'This game is not here'],
  ['[LAU-02] a game without a demo', 'game.trial.unavailable', 'This game has no demo'],
  ['[LAU-05] a code that nobody knows', 'something.else', 'The game did not open'],
] as const)('%s is refused in words, with a way back', async ([, code, title]) => {
  const { screen, onExit, findings } = await openScreen(refuse(code))
  await expect.element(screen.getByText(title)).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Back to the games' }).click()
  expect(onExit).toHaveBeenCalledOnce()
})

test('[LAU-05] too small a balance leads to the deposit', async () => {
  const { screen, onDeposit } = await openScreen(refuse('insufficient.balance'))
  await screen.getByRole('button', { name: 'Deposit' }).click()
  expect(onDeposit).toHaveBeenCalledOnce()
})

test('[LAU-05] a round that is open elsewhere leads to its game', async () => {
  const { screen, onOther, findings } = await openScreen(
    refuse('game.round.open', { nodeId: 7, vassalage: 'PTG', gameName: 'Tiger Fortune', roundId: '1' }),
  )
  await expect
    .element(
      screen.getByText(
        'Finish your round of Tiger Fortune first. It waits for you for 15 minutes; then the rest is played out and paid by itself.',
      ),
    )
    .toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Go to that game' }).click()
  expect(onOther).toHaveBeenCalledExactlyOnceWith({ id: 7, vendor: 'PTG', roomId: null, name: 'Tiger Fortune' })
})

test('[LAU-05] a round that runs on without its player is not called safe', async () => {
  const { screen } = await openScreen(
    refuse('game.round.open', { nodeId: 8, vassalage: 'XGS', gameName: 'Orbit Crash', roundId: '1', runsOn: true }),
  )
  await expect
    .element(
      screen.getByText(
        'Your round of Orbit Crash is still running, and it goes on without you. If you cash out too late, the stake is lost.',
      ),
    )
    .toBeVisible()
})

test('[LAU-05] [LOB-10] maintenance says when the game comes back, and leads to others like it', async () => {
  const { screen, onSimilar, findings } = await openScreen(
    refuse('game.maintenance', { content: { data: { endTime: Date.UTC(2026, 0, 15, 18) } } }),
  )
  await expect.element(screen.getByText(/^It comes back at .*2026.*\. Choose another game meanwhile\.$/)).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Similar games' }).click()
  expect(onSimilar).toHaveBeenCalledOnce()
})

test('[LAU-05] a game on a host that the site does not know is not opened', async () => {
  const { screen, frame } = await openScreen(serve('https://evil.example/'))
  await expect.element(screen.getByText('Invalid URL, contact customer service')).toBeVisible()
  expect(frame()).toBeNull()
})

test('[LAU-05] the game stands in a sandbox without the top page and without dialogs', async () => {
  const { screen, frame, findings } = await openScreen()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  const sandbox = [...(frame()?.sandbox ?? [])]
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox.filter((token) => /top-navigation|modals|downloads/.test(token))).toEqual([])
  expect(frame()?.referrerPolicy).toBe('no-referrer')
  expect(await findings()).toEqual([])
})

test('[LAU-05][LAU-07] only the window of the game, on its host, is listened to', async () => {
  const { screen, frame, onExit, onBalanceChanged } = await openScreen()
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
  const { screen, launches, frame, suspend } = await openScreen()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  await suspend(true)
  expect(frame()).toBeNull()
  await suspend(false)
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  expect(launches()).toHaveLength(2)
})

test.for([
  ['that opened', serve, 'Fruit Parade'],
  ['that was refused', () => refuse('game.not.found'), null],
] as const)('[T25] of a launch %s nothing is kept once it is left', async ([, server, title]) => {
  const { screen, remembered } = await openScreen(server())
  await expect.element(title ? screen.getByTitle(title) : screen.getByText('This game is not here')).toBeInTheDocument()
  expect(remembered()).toBe(1)
  await screen.unmount()
  await expect.poll(remembered).toBe(0)
})

test('[LAU-07] however a game is left, the balance is asked for again', async () => {
  const { screen, onBalanceChanged } = await openScreen()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  expect(onBalanceChanged).not.toHaveBeenCalled()
  await screen.unmount()
  expect(onBalanceChanged).toHaveBeenCalledOnce()
})

test('[BEY-04] while a game is open the journal has it, with the balance before; not before, and not after', async () => {
  const { screen, left } = await openScreen()
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  expect(left()).toMatchObject({
    page: 'page-1',
    nodeId: game.nodeId,
    vendor: 'XGS',
    name: 'Fruit Parade',
    way: 'frame',
    balance: 100_000,
    trial: false,
  })
  await screen.unmount()
  expect(left()).toBeNull()
})

test('[BEY-04] what did not open is not in the journal', async () => {
  const { screen, left } = await openScreen(refuse('game.not.found'))
  await expect.element(screen.getByText('This game is not here')).toBeVisible()
  expect(left()).toBeNull()
})

test('[SYS-19] a launch host on which nothing loads makes way for the next one, and in the end the player is asked', async () => {
  // A refused connection loads a page of the browser's own: here no frame ever says that it has loaded.
  const hold = (event: Event) => event.target instanceof HTMLIFrameElement && event.stopImmediatePropagation()
  document.addEventListener('load', hold, true)
  onTestFinished(() => document.removeEventListener('load', hold, true))
  const { screen, launches, findings } = await openScreen(serve(), { loadLimit: 0 })
  await expect.element(screen.getByText('Network link abnormal, try again')).toBeVisible()
  expect(await findings()).toEqual([])
  const asked = launches().length
  expect(asked).toBeGreaterThan(1)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => launches().length).toBeGreaterThan(asked)
})
