import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { useAuthWindow } from '@parlour/auth/react'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { ListingParams } from '../../index.ts'
import { gameRows, gamesPage, groups, lanes } from '../../testing/catalogue.ts'
import { ListingScreen } from '../index.ts'

const Popup = () => (useAuthWindow().window === 'login' ? <p>Login popup</p> : null)

const serve = (games: object[] = gameRows) => createFakeServer().answer(listGames, gamesPage(games))

const open = async (params: ListingParams = {}, server = serve()) => {
  const onParams = vi.fn()
  const screen = await render(
    <Surroundings server={server} messages={messages}>
      <ListingScreen
        category="RNG" params={params} language="EN" currency="PHP" groups={groups} lanes={lanes} homeHref="/" hrefOf={() => '/rng'}
        onParams={onParams} onOpen={() => undefined}
      />
      <Popup />
    </Surroundings>,
  )
  return { screen, server, onParams, findings: async () => (await axe.run(screen.container)).violations.map(({ id }) => id) }
}

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
