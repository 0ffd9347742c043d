import { getMemberInfo, listFavouriteGames, listFavouriteIds, listGames, listRecentGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { useAuthWindow } from '@parlour/auth/react'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import axe from 'axe-core'
import { useState, type ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { ListingParams } from '../../index.ts'
import { gameRows, gamesPage, groups, lanes, manyRows, pagesOf } from '../../testing/catalogue.ts'
import { ListingScreen } from '../index.ts'

type Props = ComponentProps<typeof ListingScreen>

const Popup = () => {
  const { window: shown } = useAuthWindow()
  return shown === 'login' ? <p>Login popup</p> : shown === 'true-account' ? <p>True account popup</p> : null
}

function Listing(props: Props) {
  const [params, setParams] = useState(props.params)
  return <ListingScreen {...props} params={params} onParams={(next) => { props.onParams(next); setParams(next) }} />
}

const serve = (games: object[] = gameRows) => createFakeServer().answer(listGames, gamesPage(games)).answer(listFavouriteIds, [])

const login = (type: number) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: type }, 'linhtran88')
  return session
}

/** `account` is the type of who is logged in; without it a guest looks on. */
const open = async (params: ListingParams = {}, server = serve(), { account, ...more }: Partial<Props> & { account?: number } = {}) => {
  if (account !== undefined) server.answer(getMemberInfo, { id: 1, account: 'linhtran88', nickname: 'Linh', type: account, memberLabel: [] })
  const onParams = vi.fn()
  const onOpen = vi.fn()
  const screen = await render(
    <Surroundings server={server} messages={messages} session={account === undefined ? createTestSession() : login(account)}>
      <Listing
        category="RNG" params={params} language="EN" currency="PHP" groups={groups} lanes={lanes} homeHref="/" hrefOf={(next) => `/rng?${new URLSearchParams(next as Record<string, string>)}`}
        onParams={onParams} onOpen={onOpen} {...more}
      />
      <Popup />
    </Surroundings>,
  )
  return { screen, server, onParams, onOpen, findings: async () => (await axe.run(screen.container)).violations.map(({ id }) => id) }
}

const asked = (server: ReturnType<typeof serve>) => server.calls.map(({ endpoint }) => endpoint).filter((name) => name !== 'getMemberInfo')

beforeEach(async () => {
  await page.viewport(1440, 900)
  window.scrollTo(0, 0)
})

test('[LOB-02] a search is asked once, after the pause, beside the other filters', async () => {
  const { onParams } = await open({ studio: 'KRW' })
  await page.getByRole('searchbox').fill('jade')
  expect(onParams).not.toHaveBeenCalled()
  await expect.poll(() => onParams.mock.calls).toEqual([[{ studio: 'KRW', q: 'jade' }]])
})

test('[LOB-02] the next page joins the first when the end comes near, until the last one', async () => {
  const server = createFakeServer().answer(listGames, ({ pageNo }) => {
    const start = pageNo > 1 ? 7 : 0
    return { ...gamesPage(gameRows.slice(start, start + 7)), totalPages: 2, totalCount: 14 }
  })
  await open({}, server)
  await expect.element(page.getByText('Samurai Gate')).toBeInTheDocument()
  page.getByText('Samurai Gate').element().scrollIntoView()
  await expect.element(page.getByText('Rose Room')).toBeInTheDocument()
  await expect.element(page.getByText('Jade Dragon')).toBeInTheDocument()
  expect(server.calls.map(({ input }) => (input as { pageNo: string }).pageNo)).toEqual(['1', '2'])
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('[LOB-02] where no game fits, the page says so and leads back to all games', async () => {
  const { onParams, findings } = await open({ q: 'unicorn' }, serve([]))
  await expect.element(page.getByText('No game fits')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Show all games' }).click()
  expect(onParams).toHaveBeenCalledExactlyOnceWith({})
})

test('[LOB-02] a list that did not load can be asked for again', async () => {
  const server = createFakeServer().answer(listGames, () => {
    throw new FakeRefusal('system.busy')
  })
  const { findings } = await open({}, server)
  await expect.element(page.getByText('The list did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.answer(listGames, gamesPage())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Jade Dragon', exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOG-14] favourites ask a guest to log in before anything is asked of the server', async () => {
  const { server, onParams } = await open()
  await page.getByRole('radio', { name: 'Favourites' }).click()
  await expect.element(page.getByText('Login popup')).toBeVisible()
  expect(onParams).not.toHaveBeenCalled()
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['listGames'])
})

test('[LOG-14] an address of favourites shows a guest the way to the login instead of a list', async () => {
  const { server, findings } = await open({ view: 'favourites' })
  await expect.element(page.getByText('Your favourites wait behind your login')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByText('Login popup')).toBeVisible()
  expect(server.calls).toEqual([])
})

test('[LOB-02] what narrows the list stands as chips: each takes itself back, one button all of them, and the focus goes on', async () => {
  const { onParams, findings } = await open({ q: 'dragon', studio: 'KRW', bet: 5, sort: 'name' })
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Take back “dragon”' }).click()
  expect(onParams).toHaveBeenLastCalledWith({ studio: 'KRW', bet: 5, sort: 'name' })
  await expect.element(page.getByRole('button', { name: 'Take back Kirin Works' })).toHaveFocus()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(onParams).toHaveBeenLastCalledWith({ sort: 'name' })
  await expect.element(page.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument()
})

test('[LOB-02] a filter joins the others in the address', async () => {
  const { onParams, server } = await open({ studio: 'KRW' })
  await page.getByRole('combobox', { name: 'Lines' }).selectOptions('20')
  expect(onParams).toHaveBeenLastCalledWith({ studio: 'KRW', lines: 20 })
  await expect.poll(() => server.calls.at(-1)?.input).toMatchObject({ vassalage: 'KRW', minLineNum: '20', pageNo: '1' })
})

test('[BEY-19] how many games there are is announced, and again when a filter changes it', async () => {
  const server = serve().answer(listGames, ({ minBet }) => gamesPage(minBet ? gameRows.slice(0, 1) : gameRows))
  const { screen } = await open({}, server)
  const said = () => [...screen.container.querySelectorAll('[role="status"]')].map((part) => part.textContent)
  await expect.poll(said).toContain('14 games found')
  await page.getByRole('combobox', { name: 'Min bet' }).selectOptions('5')
  await expect.poll(said).toContain('1 game found')
})

test('[LOB-02] the page of a studio shows its logo, its number of games and the way back to all of them', async () => {
  const { findings } = await open({ studio: 'KRW' }, serve(gameRows.filter((row) => row.vassalage === 'KRW')))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kirin Works' })).toBeInTheDocument()
  await expect.element(page.getByText('3 games', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng?')
  expect(await findings()).toEqual([])
})

test('[LOB-04] a studio whose card is one game opens it; one whose card is a list leads to it', async () => {
  const [slots] = lanes
  const [list, one] = slots!.vendors
  const sports = [{ ...slots!, category: 'SPORTS' as const, vendors: [{ ...list!, isGame: 'VASSALAGE' }, { ...one!, smallIcon: null, lagerIcon: null, nodeId: 9, gameId: 'G,9' }] }]
  const { onOpen } = await open({}, serve(), { category: 'SPORTS', lanes: sports })
  await expect.element(page.getByRole('link', { name: /^Kirin Works/ })).toHaveAttribute('href', '/rng?studio=KRW')
  await page.getByRole('button', { name: 'Glasshouse' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 9, roomId: 'G,9', category: 'SPORTS' }))
})

test('[LOB-07] favourites and recent games of a member come by their own calls', async () => {
  const recent = gameRows.slice(0, 2).map((row, at) => ({ ...row, lastPlayedAt: 9 - at }))
  const server = serve().answer(listFavouriteGames, { content: gameRows.slice(4, 5), pageNum: 1, totalPages: 1, totalCount: 1 }).answer(listRecentGames, { list: recent, totalPages: 1, totalCount: 2 })
  const { findings } = await open({}, server, { account: 0 })
  await page.getByRole('radio', { name: 'Recent' }).click()
  await expect.element(page.getByText('2 games', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Favourites' }).click()
  await expect.element(page.getByRole('button', { name: 'Lion Standard', exact: true })).toBeVisible()
  await expect.element(page.getByText('1 game', { exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOB-07] who has played nothing yet is told what will stand here', async () => {
  await open({ view: 'recent' }, serve().answer(listRecentGames, { list: [], totalPages: 0, totalCount: 0 }), { account: 0 })
  await expect.element(page.getByText('No games played here yet')).toBeVisible()
})

test('[LOB-06] [MEM-08] a trial account gets the warning for favourites, recent games and hearts, and nothing is asked of the server', async () => {
  const { server, onParams } = await open({}, serve(), { account: 4 })
  await page.getByRole('radio', { name: 'Recent' }).click()
  await expect.element(page.getByText('True account popup')).toBeVisible()
  expect(onParams).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Keep Jade Dragon as a favourite' }).click({ force: true })
  expect(asked(server)).toEqual(['listGames'])
})

test('[MEM-08] an address of recent games tells a trial account why there are none', async () => {
  const { server } = await open({ view: 'recent' }, serve(), { account: 4 })
  await expect.element(page.getByText('A trial account keeps no games')).toBeVisible()
  await page.getByRole('button', { name: 'Get an account' }).click()
  await expect.element(page.getByText('True account popup')).toBeVisible()
  expect(asked(server)).toEqual([])
})

test('[BEY-23] every card has a button for its details, a target of 24 px or more, inside the one stop of the grid', async () => {
  const onDetails = vi.fn()
  const { findings } = await open({}, serve(), { onDetails })
  const button = page.getByRole('button', { name: 'Details of Jade Dragon' })
  await button.click()
  expect(onDetails).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 10_270 }))
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await expect.element(page.getByRole('button', { name: 'Details of Fruit Parade' })).toHaveAttribute('tabindex', '-1')
  expect(await findings()).toEqual([])
})

test('[LOB-10] a closed game leads to similar ones', async () => {
  const now = Date.UTC(2026, 0, 15, 12)
  const onMaintenance = vi.fn()
  const rows = gameRows.map((row, at) => (at === 1 ? { ...row, maintenance: { maintainTime: now - 3_600_000, endTime: now + 3_600_000 } } : row))
  const { findings } = await open({}, serve(rows), { onMaintenance })
  await page.getByRole('button', { name: 'Similar games to Book of the Nile' }).click()
  expect(onMaintenance).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 10_271 }))
  expect(page.getByRole('button', { name: /^Similar games to/ }).elements()).toHaveLength(1)
  expect(await findings()).toEqual([])
})

test('[LOB-11] a table game shows its rooms instead of opening', async () => {
  const onRooms = vi.fn()
  const { onOpen } = await open({}, serve(gameRows.map((row) => ({ ...row, gameType: 'PVP' }))), { category: 'PVP', onRooms })
  await page.getByRole('button', { name: 'Jade Dragon', exact: true }).click()
  expect(onRooms).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
})

const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight)
const pagesAsked = (server: ReturnType<typeof serve>) => server.calls.filter(({ endpoint }) => endpoint === 'listGames').length

test('[LOB-02] three pages come by themselves, then a button asks for the next, so that the footer stays in reach', async () => {
  const server = serve().answer(listGames, pagesOf(manyRows(210)))
  await open({}, server)
  for (const pages of [2, 3]) {
    await expect.poll(() => { bottom(); return pagesAsked(server) }).toBe(pages)
  }
  const more = page.getByRole('button', { name: 'Load more' })
  await expect.element(page.getByText('126 of 210 games')).toBeInTheDocument()
  bottom()
  await more.click()
  await expect.poll(() => { bottom(); return pagesAsked(server) }).toBe(5)
  await expect.element(page.getByText('All 210 games')).toBeInTheDocument()
  await expect.element(more).not.toBeInTheDocument()
})

test('[LOB-02] a page that did not come leaves the others and can be asked for again', async () => {
  const server = serve().answer(listGames, (input) => {
    if (Number(input.pageNo) === 2) throw new FakeRefusal('system.busy')
    return pagesOf(manyRows(84))(input)
  })
  const { findings } = await open({}, server)
  await expect.poll(() => { bottom(); return page.getByRole('alert').query()?.textContent }).toContain('The next games did not come')
  await expect.element(page.getByText(/^Shark Reef 40$/)).toBeInTheDocument()
  expect(await findings()).toEqual([])
  server.answer(listGames, pagesOf(manyRows(84)))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All 84 games')).toBeInTheDocument()
})

test.each([[412, 800], [1440, 1100]])('[T23] [LOB-02] at %i px a listing of 1,200 games is scrolled to its end, and the page without its frame has at most %i elements', async (width, most) => {
  await page.viewport(width, width === 412 ? 823 : 900)
  const rows = manyRows(1200)
  const server = serve().answer(listGames, pagesOf(rows))
  await open({}, server, { onDetails: () => undefined })
  const counts: number[] = []
  await expect.poll(() => {
    bottom()
    counts.push(document.querySelectorAll('*').length)
    const button = page.getByRole('button', { name: 'Load more' }).query() as HTMLElement | null
    if (button && button.ariaBusy !== 'true') button.click()
    return page.getByText('All 1,200 games').query()
  }, { timeout: 14_000, interval: 20 }).not.toBeNull()
  for (const top of [60_000, 15_000]) {
    window.scrollTo(0, top)
    await expect.poll(() => document.elementsFromPoint(60, 400).some((part) => part.closest('.p-tile'))).toBe(true)
    counts.push(document.querySelectorAll('*').length)
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(most)
  expect(new Set(server.calls.map(({ input }) => (input as { pageNo?: string }).pageNo)).size).toBe(29)
}, 30_000)

test('[BEY-19] End leads to the last game that has come, and Tab leaves the grid from there', async () => {
  await open({}, serve().answer(listGames, pagesOf(manyRows(42))))
  const first = page.getByRole('button', { name: 'Jade Dragon 1', exact: true })
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('button', { name: 'Mekong 4D 42', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement?.closest('li')).toBeNull()
})
