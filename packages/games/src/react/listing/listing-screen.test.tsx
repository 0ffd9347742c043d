import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { gameRows, gamesPage, lanes } from '../../testing/catalogue.ts'
import { openListing, serve } from '../../testing/open-listing.tsx'

test('[LOB-02] a search is asked once, after the pause, beside the other filters', async () => {
  const { onParams } = await openListing({ provider: 'KRW' })
  await page.getByRole('searchbox').fill('jade')
  expect(onParams).not.toHaveBeenCalled()
  await expect.poll(() => onParams.mock.calls).toEqual([[{ provider: 'KRW', q: 'jade' }]])
})

test('[LOB-02] where no game fits, the page says so and leads back to all games', async () => {
  const { onParams, findings } = await openListing({ q: 'unicorn' }, serve([]))
  await expect.element(page.getByText('No game fits')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Show all games' }).click()
  expect(onParams).toHaveBeenCalledExactlyOnceWith({})
})

test('[LOB-02] a list that did not load can be asked for again', async () => {
  const server = createFakeServer().answer(listGames, () => {
    throw new FakeRefusal('system.busy')
  })
  const { findings } = await openListing({}, server)
  await expect.element(page.getByText('The list did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.answer(listGames, gamesPage())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Jade Dragon', exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[LOB-02] what narrows the list stands as chips: each takes itself back, one button all of them, and the focus goes on', async () => {
  const { onParams, findings } = await openListing({ q: 'dragon', provider: 'KRW', bet: 5, sort: 'name' })
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Take back “dragon”' }).click()
  expect(onParams).toHaveBeenLastCalledWith({ provider: 'KRW', bet: 5, sort: 'name' })
  await expect.element(page.getByRole('button', { name: 'Take back Kirin Works' })).toHaveFocus()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(onParams).toHaveBeenLastCalledWith({ sort: 'name' })
  await expect.element(page.getByRole('button', { name: /^Take back/ })).not.toBeInTheDocument()
})

test('[LOB-02] a filter joins the others in the address', async () => {
  const { onParams, server } = await openListing({ provider: 'KRW' })
  await page.getByRole('combobox', { name: 'Lines' }).selectOptions('20')
  expect(onParams).toHaveBeenLastCalledWith({ provider: 'KRW', lines: 20 })
  await expect.poll(() => server.calls.at(-1)?.input).toMatchObject({ vassalage: 'KRW', minLineNum: '20', pageNo: '1' })
})

test('[LOB-02] types are in the order of their names, and what has no other comes last', async () => {
  const kind = (key: string, displayName: string) => ({ key, displayName, gameCount: 1 })
  const subCategories = [
    kind('OT', 'Other'),
    kind('VP', 'Video poker'),
    kind('AC', 'Arcade'),
    kind('SC', 'Scratch cards'),
  ]
  await openListing({}, serve(), {
    lanes: lanes.map((lane) => (lane.category === 'RNG' ? { ...lane, subCategories } : lane)),
  })
  const options = () =>
    [...page.getByRole('combobox', { name: 'Type' }).element().querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(options).toEqual(['Any', 'Arcade', 'Scratch cards', 'Video poker', 'Other'])
})

test('[BEY-19] how many games there are is announced, and again when a filter changes it', async () => {
  const server = serve().answer(listGames, ({ minBet }) => gamesPage(minBet ? gameRows.slice(0, 1) : gameRows))
  const { screen } = await openListing({}, server)
  const said = () => [...screen.container.querySelectorAll('[role="status"]')].map((part) => part.textContent)
  await expect.poll(said).toContain('14 games found')
  await page.getByRole('combobox', { name: 'Min bet' }).selectOptions('5')
  await expect.poll(said).toContain('1 game found')
})

test('[LOB-02] the page of a provider shows its logo, its number of games and the way back to all of them', async () => {
  const { findings } = await openListing({ provider: 'KRW' }, serve(gameRows.filter((row) => row.vassalage === 'KRW')))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kirin Works' })).toBeInTheDocument()
  await expect.element(page.getByText('3 games', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Slots' }))
    .toHaveAttribute('href', '/rng?')
  expect(await findings()).toEqual([])
})
