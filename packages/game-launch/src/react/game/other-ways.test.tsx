import { getMerchantWallet, launchLottery, launchDemoGame } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { game, host, openScreen, serve } from '../../testing/open-game.tsx'

const content = { game_url: `${host}/slot/10273`, game_url2: null }

test('[SYS-10][HDR-08] a seamless game fills the page; its one way back is a handle that grows with the focus', async () => {
  const { screen, frame, findings, onExit, left } = await openScreen(serve(), { screen: 'seamless' })
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  const { left: x, top, width, height } = frame()?.getBoundingClientRect() ?? new DOMRect()
  expect({ x, top, width, height }).toEqual({ x: 0, top: 0, width: window.innerWidth, height: window.innerHeight })
  expect(left()).toMatchObject({ way: 'seamless' })
  expect(await findings()).toEqual([])
  const back = screen.getByRole('button', { name: 'Back to the games' })
  // A game that has loaded takes the focus.
  await expect.poll(() => document.activeElement).toBe(frame())
  const narrow = back.element().getBoundingClientRect().width
  const element = back.element() as HTMLElement
  element.focus()
  expect(element.getBoundingClientRect().width).toBeGreaterThan(narrow)
  await userEvent.keyboard('{Enter}')
  expect(onExit).toHaveBeenCalledOnce()
})

test('[HDR-08] with the bars there is no handle: the header leads back', async () => {
  const { screen } = await openScreen(serve(), { screen: 'seamless', bars: true })
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Back to the games' })).not.toBeInTheDocument()
})

test('[MOD-08][BEY-06] a blocked window is said above the game, and becomes a link that opens one', async () => {
  const { screen, frame, findings, launches } = await openScreen(serve(), { blocked: true })
  await expect.element(screen.getByText('Your browser blocked the window, so Fruit Parade opened here.')).toBeVisible()
  expect(frame()).not.toBeNull()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Open in a window' }).click()
  const link = screen.getByRole('link', { name: 'Open Fruit Parade' })
  await expect.element(link).toBeVisible()
  expect(await findings()).toEqual([])
  expect(frame()).toBeNull()
  expect(link.element()).toMatchObject({ target: '_blank', rel: 'noopener noreferrer', href: content.game_url })
  expect(launches()).toHaveLength(2)
})

test('[MOD-08][LAU-07] a link that was used is not offered again; on return the balance is asked for, and the game may be played here', async () => {
  const { screen, frame, launches, onBalanceChanged } = await openScreen(serve(), { blocked: true })
  await screen.getByRole('button', { name: 'Open in a window' }).click()
  const link = screen.getByRole('link', { name: 'Open Fruit Parade' })
  await expect.element(link).toBeVisible()
  link.element().addEventListener('click', (event) => event.preventDefault())
  await link.click()
  await expect.element(screen.getByText('Fruit Parade is open in its window')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  const asked = onBalanceChanged.mock.calls.length
  window.dispatchEvent(new Event('focus'))
  expect(onBalanceChanged.mock.calls.length).toBe(asked + 1)
  await screen.getByRole('button', { name: 'Play it here' }).click()
  await expect.poll(frame).not.toBeNull()
  expect(launches()).toHaveLength(3)
})

test('[LAU-04] a demo needs no login', async () => {
  const server = createFakeServer({ unanswered: 'missing' }).answer(launchDemoGame, { content })
  const { screen, launches } = await openScreen(server, { who: 'guest', game: { ...game, trial: true } })
  await expect.element(screen.getByTitle('Fruit Parade')).toBeInTheDocument()
  expect(launches()).toEqual(['launchDemoGame'])
})

test('[LAU-03] the lobby of the lotteries opens on the same screen', async () => {
  const server = createFakeServer({ unanswered: 'missing' })
    .answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
    .answer(launchLottery, { content })
  const lottery = { prizeMode: 'LOTT', code: 'M4D', view: 'betting' } as const
  const { screen } = await openScreen(server, {
    game: { lottery, vendor: 'SS', name: 'Mekong 4D' },
    backUrl: 'http://localhost:4100/lott',
  })
  await expect.element(screen.getByTitle('Mekong 4D')).toBeInTheDocument()
  expect(server.callsOf(launchLottery)[0]?.input).toMatchObject({
    lottoGameCode: 'M4D',
    backUrl: 'http://localhost:4100/lott',
  })
})
