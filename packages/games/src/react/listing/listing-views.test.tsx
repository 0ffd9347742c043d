import { listFavouriteGames, listRecentGames } from '@parlour/api-client/endpoints'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { gameRows, lanes } from '../../testing/catalogue.ts'
import { asked, openListing, serve } from '../../testing/open-listing.tsx'

test('[LOG-14] favourites ask a guest to log in before anything is asked of the server', async () => {
  const { server, onParams } = await openListing()
  await page.getByRole('radio', { name: 'Favourites' }).click()
  await expect.element(page.getByText('login window')).toBeVisible()
  expect(onParams).not.toHaveBeenCalled()
  expect(asked(server)).toEqual(['listGames'])
})

test('[LOG-14] an address of favourites shows a guest the way to the login instead of a list', async () => {
  const { server, findings } = await openListing({ view: 'favourites' })
  await expect.element(page.getByText('Your favourites wait behind your login')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByText('login window')).toBeVisible()
  expect(server.calls).toEqual([])
})

test('[LOB-04] a provider whose card is one game opens it; one whose card is a list leads to it', async () => {
  const [slots] = lanes
  const [list, one] = slots!.providers
  const sports = [
    {
      ...slots!,
      category: 'SPORTS' as const,
      providers: [
        { ...list!, isGame: 'VASSALAGE' },
        { ...one!, smallIcon: null, lagerIcon: null, nodeId: 9, gameId: 'G,9' },
      ],
    },
  ]
  const { onOpen } = await openListing({}, serve(), { category: 'SPORTS', lanes: sports })
  await expect.element(page.getByRole('link', { name: /^Kirin Works/ })).toHaveAttribute('href', '/rng?provider=KRW')
  await page.getByRole('button', { name: 'Glasshouse' }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 9, roomId: 'G,9', category: 'SPORTS' }))
})

test('[LOB-07] favourites and recent games of a member come by their own calls', async () => {
  const recent = gameRows.slice(0, 2).map((row, at) => ({ ...row, lastPlayedAt: 9 - at }))
  const server = serve()
    .answer(listFavouriteGames, { content: gameRows.slice(4, 5), pageNum: 1, totalPages: 1, totalCount: 1 })
    .answer(listRecentGames, { list: recent, totalPages: 1, totalCount: 2 })
  const { findings } = await openListing({}, server, { account: 0 })
  await page.getByRole('radio', { name: 'Recent' }).click()
  await expect.element(page.getByText('2 games', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Favourites' }).click()
  await expect.element(page.getByRole('button', { name: 'Lion Standard', exact: true })).toBeVisible()
  await expect.element(page.getByText('1 game', { exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOB-07] who has played nothing yet is told what will stand here', async () => {
  await openListing({ view: 'recent' }, serve().answer(listRecentGames, { list: [], totalPages: 0, totalCount: 0 }), {
    account: 0,
  })
  await expect.element(page.getByText('No games played here yet')).toBeVisible()
})

test('[LOB-06] [MEM-08] a demo account gets the warning for favourites, recent games and hearts, and nothing is asked of the server', async () => {
  const { server, onParams } = await openListing({}, serve(), { account: 4 })
  await page.getByRole('radio', { name: 'Recent' }).click()
  await expect.element(page.getByText('real-account window')).toBeVisible()
  expect(onParams).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Keep Jade Dragon as a favourite' }).click({ force: true })
  expect(asked(server)).toEqual(['listGames'])
})

test('[MEM-08] an address of recent games tells a demo account why there are none', async () => {
  const { server } = await openListing({ view: 'recent' }, serve(), { account: 4 })
  await expect.element(page.getByText('A demo account keeps no games')).toBeVisible()
  await page.getByRole('button', { name: 'Get an account' }).click()
  await expect.element(page.getByText('real-account window')).toBeVisible()
  expect(asked(server)).toEqual([])
})

test('[BEY-23] every card has a button for its details, a target of 24 px or more, inside the one stop of the grid', async () => {
  const onDetails = vi.fn()
  const { findings } = await openListing({}, serve(), { onDetails })
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
  const rows = gameRows.map((row, at) =>
    at === 1 ? { ...row, maintenance: { maintainTime: now - 3_600_000, endTime: now + 3_600_000 } } : row,
  )
  const { findings } = await openListing({}, serve(rows), { onMaintenance })
  await page.getByRole('button', { name: 'Similar games to Book of the Nile' }).click()
  expect(onMaintenance).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 10_271 }))
  expect(page.getByRole('button', { name: /^Similar games to/ }).elements()).toHaveLength(1)
  expect(await findings()).toEqual([])
})
