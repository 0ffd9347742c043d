import {
  getLotteryMenus,
  getVietnamMenus,
  listLotteryGames,
  listMyOpenedNumbers,
  listNearNumbers,
  listOpenedNumbers,
  listPopularLotteries,
  listRecentGames,
  listRecentVietnamMenus,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { useAuthWindow } from '@parlour/auth/react'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { gameRows } from '../../testing/catalogue.ts'
import { menus, openedDraws, vietnamMenus } from '../../testing/draws.ts'
import { ElottDraws, LotteryLobby, LotterySwitch, VietnamLobby } from '../index.ts'

const Popup = () => (useAuthWindow().window === 'login' ? <p>Login popup</p> : null)
const anna = () => {
  const session = createTestSession()
  session.start({ token: 'token-1', userName: 'anna' }, 'anna')
  return session
}
const lottery = () =>
  createFakeServer()
    .answer(getLotteryMenus, { ...menus, ...vietnamMenus })
    .answer(listPopularLotteries, { DICE1: menus.QUICK.gameMenus[0]!, MEKONG: vietnamMenus.VN_SOUTH.gameMenus[0]! })
    .answer(listMyOpenedNumbers, openedDraws(1, 'PH4D', 'Pearl River 4D'))
    .answer(listRecentGames, { list: [{ ...gameRows[0]!, nodeId: 10_003, lastPlayedAt: 1 }] })
    .answer(listNearNumbers, openedDraws(12, 'PH4D', 'Pearl River 4D'))
const vietnam = () =>
  createFakeServer()
    .answer(getVietnamMenus, vietnamMenus)
    .answer(listOpenedNumbers, openedDraws(14))
    .answer(listRecentVietnamMenus, { SAIGON: vietnamMenus.VN_SOUTH.gameMenus[1]! })
    .answer(listNearNumbers, openedDraws(3))

const show = async (server: FakeServer, screen: ReactNode, session = createTestSession()) => {
  let passed = 0
  const { container } = await render(
    <Surroundings server={server} messages={messages} session={session} client={{ monotonic: () => passed }}>
      <main>{screen}</main>
      <Popup />
    </Surroundings>,
  )
  return {
    /** The time moves on, and the countdowns look. */
    pass: (milliseconds: number) => {
      passed += milliseconds
      document.dispatchEvent(new Event('visibilitychange'))
    },
    findings: () => axeFindings(container),
  }
}
const hall = (props: Partial<Parameters<typeof LotteryLobby>[0]> = {}) => (
  <LotteryLobby
    language="EN"
    currency="PHP"
    homeHref="/"
    onPlay={() => undefined}
    onGameCode={() => undefined}
    onPlayType={() => undefined}
    {...props}
  />
)
const vietnamLobby = (props: Partial<Parameters<typeof VietnamLobby>[0]> = {}) => (
  <VietnamLobby
    language="EN"
    currency="PHP"
    homeHref="/"
    onPlay={() => undefined}
    onGameCode={() => undefined}
    {...props}
  />
)
const group = (name: string) => page.getByRole('region', { name, exact: true })
const card = (section: string, name: string) => group(section).getByRole('listitem').filter({ hasText: name })

test('[LOB-12] games stand in their groups with the time until their draw, and a guest is shown the way to the results', async () => {
  const server = lottery()
  const { findings } = await show(server, hall())
  await expect
    .element(card('Philippines 4D', 'Pearl River 4D'))
    .toMatchTextContent(/Draw 202601150721.*From \u20b12\.00.*Draws in.*00:00:41/)
  await expect.element(card('Philippines 4D', 'Davao Noon Draw')).toMatchTextContent('2 days 00:00:00')
  await expect.element(card('Quick draws', 'One Minute Dice')).toMatchTextContent(/Stakes closed, draws in.*00:00:03/)
  await expect.element(card('Quick draws', 'Lucky Nine')).toMatchTextContent('No time told yet')
  await expect.element(page.getByText('Mekong 4D')).not.toBeInTheDocument()
  await expect.element(group('Popular this week').getByText('One Minute Dice')).toBeInTheDocument()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByText('Login popup')).toBeVisible()
  // A draw that is on is asked for again: how often depends on how long this took.
  const asked = new Set(server.calls.map(({ endpoint }) => endpoint))
  expect([...asked].toSorted()).toEqual(['getLotteryMenus', 'listPopularLotteries'])
})

test('[BEY-18] a countdown ends at its moment, says that the draw is on and never starts again by itself', async () => {
  const { pass } = await show(lottery(), hall())
  const dice = card('Quick draws', 'One Minute Dice')
  await expect.element(dice).toMatchTextContent('00:00:03')
  pass(2000)
  await expect.element(dice).toMatchTextContent('00:00:01')
  pass(1000)
  await expect.element(dice).toMatchTextContent(/Next draw.*Drawing now/)
  pass(600_000)
  await expect.element(dice).toMatchTextContent('Drawing now')
})

test('[BEY-18] once a draw has passed, the next one is asked for', async () => {
  let asked = 0
  const server = lottery().answer(getLotteryMenus, () => {
    asked += 1
    const openTime = asked === 1 ? Date.UTC(2026, 0, 15, 12) - 1500 : Date.UTC(2026, 0, 15, 12) + 60_000
    return { QUICK: { ...menus.QUICK, gameMenus: [{ ...menus.QUICK.gameMenus[0]!, openTime, closeTime: null }] } }
  })
  await show(server, hall())
  await expect.element(card('Quick draws', 'One Minute Dice')).toMatchTextContent('Drawing now')
  await expect.poll(() => asked, { timeout: 30_000 }).toBe(2)
  await expect.element(card('Quick draws', 'One Minute Dice')).toMatchTextContent('00:01:00')
})

test('[LOB-12] a member sees last numbers, and the games played last', async () => {
  const { findings } = await show(lottery(), hall(), anna())
  await expect
    .element(card('Philippines 4D', 'Pearl River 4D').getByRole('list', { name: 'Last numbers of Pearl River 4D' }))
    .toMatchTextContent('4070')
  await expect.element(group('Played by you last').getByText('One Minute Dice')).toBeInTheDocument()
  await expect.element(group('Last results').getByRole('table')).toMatchTextContent(/Pearl River 4D.*202601150720/)
  expect(await findings()).toEqual([])
})

test('[LAU-03] play tells area, prize mode, code and view; the head opens the lobby', async () => {
  const onPlay = vi.fn()
  await show(lottery(), hall({ onPlay }))
  await group('Quick draws').getByRole('button', { name: 'Play One Minute Dice' }).click()
  expect(onPlay).toHaveBeenLastCalledWith({
    code: 'DICE1',
    name: 'One Minute Dice',
    area: '',
    prizeMode: 'ELOTT',
    view: 'betting',
    vendor: 'NNF',
  })
  await page.getByRole('button', { name: 'Open the lobby' }).click()
  expect(onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ code: '', view: 'lobby' }))
})

test('[SYS-06] the address chooses a game, whose last draws follow page by page, and a kind of draw', async () => {
  const [onGameCode, onPlayType] = [vi.fn(), vi.fn()]
  const server = lottery()
  const { findings } = await show(server, hall({ gameCode: 'PH4D', playType: 'DICE', onGameCode, onPlayType }))
  const table = page.getByRole('table', { name: 'Last draws of Pearl River 4D' })
  await expect.element(table.getByRole('row').nth(10)).toMatchTextContent('202601150711')
  await expect.element(page.getByText('1 to 10 of 12')).toBeVisible()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(table.getByRole('row').nth(2)).toMatchTextContent('202601150709')
  await expect.element(group('Philippines 4D')).not.toBeInTheDocument()
  await expect.element(group('Quick draws').getByText('One Minute Dice')).toBeInTheDocument()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Three dice' }).click()
  await page.getByRole('button', { name: 'All kinds' }).click()
  expect(onPlayType.mock.calls).toEqual([['DICE'], ['']])
  await group('Quick draws').getByRole('button', { name: 'One Minute Dice', exact: true }).click()
  await page.getByRole('button', { name: 'Back to all games' }).click()
  expect(onGameCode.mock.calls).toEqual([['DICE1'], ['']])
})

test('[LOB-06] lottery favourites stand first and are kept by the heart', async () => {
  const favourites = { has: (code: string) => code === 'DICE1', toggle: vi.fn() }
  await show(lottery(), hall({ favourites }))
  await group('Your favourites').getByRole('button', { name: 'Remove One Minute Dice from favourites' }).click()
  await group('Philippines 4D').getByRole('button', { name: 'Keep Pearl River 4D as a favourite' }).click()
  expect(favourites.toggle.mock.calls).toEqual([['DICE1'], ['PH4D']])
})

test('[LOB-12] a hall that did not load can be asked for again, an empty one says so', async () => {
  const server = createFakeServer()
    .answer(listPopularLotteries, [])
    .answer(getLotteryMenus, () => {
      throw new FakeRefusal('system.busy')
    })
  const { findings } = await show(server, hall())
  await expect.element(page.getByText('The list did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.answer(getLotteryMenus, {})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No lottery is on offer now')).toBeVisible()
})

test('[SYS-07] the hall of Vietnam shows everybody its games and all opened numbers, page by page', async () => {
  const server = vietnam()
  const { findings } = await show(server, vietnamLobby())
  await expect.element(card('Southern Vietnam', 'Saigon Noon')).toMatchTextContent('01:01:00')
  const table = group('Last results').getByRole('table')
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/Mekong 4D.*202601150720.*4070/)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(table.getByRole('row').nth(4)).toMatchTextContent('202601150707')
  await expect.element(page.getByText('11 to 14 of 14')).toBeVisible()
  expect(await findings()).toEqual([])
  expect(server.calls.find(({ endpoint }) => endpoint === 'listOpenedNumbers')?.input).toMatchObject({ count: '100' })
  expect(server.calls.map(({ endpoint }) => endpoint)).not.toContain('listRecentVietnamMenus')
})

test('[LOB-12] a member sees the Vietnamese games played last, and near numbers of the one in the address', async () => {
  const onPlay = vi.fn()
  await show(vietnam(), vietnamLobby({ gameCode: 'MEKONG', onPlay }), anna())
  await expect.element(group('Played by you last').getByText('Saigon Noon')).toBeInTheDocument()
  await expect
    .element(page.getByRole('table', { name: 'Last draws of Mekong 4D' }).getByRole('row').nth(3))
    .toMatchTextContent('202601150718')
  await group('Mekong 4D').getByRole('button', { name: 'Play Mekong 4D' }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'MEKONG', area: 'VN', view: 'betting' }),
  )
})

test('[SIDE-02] over the electronic lottery stands one row of its next draws, and nothing without them', async () => {
  const server = createFakeServer().answer(listLotteryGames, menus.QUICK.gameMenus)
  const { findings } = await show(server, <ElottDraws language="EN" currency="PHP" onPlay={() => undefined} />)
  await expect.element(group('Next draws').getByText('One Minute Dice')).toBeInTheDocument()
  expect(server.calls[0]?.input).toMatchObject({ prizeMode: 'ELOTT' })
  expect(await findings()).toEqual([])
})

const lotteryLane = (category: 'LOTT' | 'ELOTT') => ({ category, providers: [], subCategories: [], count: 1 })

test('[HDR-07] each lottery listing leads to the other', async () => {
  const lanes = [lotteryLane('LOTT'), lotteryLane('ELOTT')]
  const { findings } = await show(
    createFakeServer(),
    <LotterySwitch category="ELOTT" lanes={lanes} hrefOf={(category) => `/${category.toLowerCase()}`} />,
  )
  await expect.element(page.getByRole('link', { name: 'Draws' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Lottery' })).toHaveAttribute('href', '/lott')
  expect(await findings()).toEqual([])
})

test('[HDR-07] a platform with one lottery listing has nothing to switch to', async () => {
  await show(
    createFakeServer(),
    <LotterySwitch category="ELOTT" lanes={[lotteryLane('ELOTT')]} hrefOf={(category) => category} />,
  )
  expect(page.getByRole('link').elements()).toEqual([])
})
