import {
  listFavouriteIds,
  listGames,
  listPopularLotteries,
  listRecentGames,
  listWinners,
} from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { gameRows, gamesPage, winnerList } from '../../testing/catalogue.ts'
import { menus, noon } from '../../testing/draws.ts'
import { HomeLower } from '../index.ts'

const full = () =>
  createFakeServer()
    .answer(listGames, gamesPage())
    .answer(listPopularLotteries, [...menus.PH_4D.gameMenus, ...menus.QUICK.gameMenus])
    .answer(listWinners, winnerList(noon))
    .answer(listRecentGames, { list: [{ ...gameRows[2]!, lastPlayedAt: noon }], totalPages: 1, totalCount: 1 })
    .answer(listFavouriteIds, [])

const show = async (server: FakeServer, type?: number) => {
  const session = createTestSession()
  if (type !== undefined) session.start({ token: 'token-1', userName: 'anna' }, 'anna')
  const told = { onOpen: vi.fn(), onDetails: vi.fn(), onPlay: vi.fn() }
  const { container } = await render(
    <Surroundings server={server} messages={messages} session={session}>
      <main>
        <HomeLower language="EN" currency="PHP" lotteryHref="/lottery" popularHref="/rng" {...told} />
      </main>
    </Surroundings>,
  )
  return {
    ...told,
    container,
    findings: () => axeFindings(container),
  }
}
const section = (name: string) => page.getByRole('region', { name })

test('[LOB-01] popular games, the next draws and the winners follow; a guest has no games of one\u2019s own', async () => {
  const server = full()
  const { onOpen, onDetails, onPlay, findings } = await show(server)
  await section('Popular games').getByRole('button', { name: 'Jade Dragon', exact: true }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 10_270 }))
  await section('Popular games').getByRole('button', { name: 'Details of Jade Dragon' }).click()
  expect(onDetails).toHaveBeenCalledOnce()
  const draws = section('Next draws').getByRole('list', { name: 'Next draws' }).getByRole('listitem')
  await expect.element(draws.first()).toMatchTextContent(/One Minute Dice.*00:00:03/)
  await section('Next draws').getByRole('button', { name: 'Play One Minute Dice' }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'DICE1', view: 'betting' }))
  await expect.element(section('Winner board')).toBeInTheDocument()
  await expect.element(section('Played last')).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
  const asked = server.calls.map(({ endpoint, input }) => [endpoint, input] as const)
  expect(asked.find(([endpoint]) => endpoint === 'listGames')?.[1]).toMatchObject({ pageSize: '20', sort: 'popular' })
  expect(asked.find(([endpoint]) => endpoint === 'listPopularLotteries')?.[1]).toMatchObject({ count: '20' })
})

test('[LOB-01] a member finds the games played last', async () => {
  await show(full(), 0)
  await expect
    .element(section('Played last').getByRole('button', { name: 'Tiger Fortune', exact: true }))
    .toBeInTheDocument()
})

test('[LOB-01] a section without data is absent, and so is one that did not come', async () => {
  const server = createFakeServer({ unanswered: 'missing' })
    .answer(listGames, gamesPage([]))
    .answer(listWinners, { list: [] })
  const { container } = await show(server)
  await expect.poll(() => container.querySelector('main')?.childElementCount).toBe(0)
})
