import { listWinners } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { winnerList } from '../../testing/catalogue.ts'
import { WinnerBoard } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)

const show = (server: FakeServer) =>
  render(
    <Surroundings server={server} messages={messages}>
      <WinnerBoard language="EN" currency="PHP" />
    </Surroundings>,
  )

test('[LOB-08] the three largest wins stand first, then the latest, newest first, with the names as the server masked them', async () => {
  const screen = await show(createFakeServer().answer(listWinners, winnerList(now)))
  const largest = screen.getByRole('list', { name: 'Largest wins' })
  await expect.element(largest).toMatchTextContent(/Jade Dragon.*\u20b148,210\.00.*Book of the Nile.*Tiger Fortune/)
  const rows = screen.getByRole('table', { name: 'Latest wins' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/cru\*\*\*18.*Viking Tide.*\u20b116,210\.00/)
  await expect.element(rows.nth(2)).toMatchTextContent('Fruit Parade')
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[LOB-08] another period is asked for and takes the place of the first', async () => {
  const server = createFakeServer().answer(listWinners, ({ period }) =>
    period === 'week' ? { list: winnerList(now).list?.slice(4) } : winnerList(now),
  )
  const screen = await show(server)
  await screen.getByRole('radio', { name: 'Week' }).click()
  await expect.element(screen.getByRole('list', { name: 'Largest wins' })).toMatchTextContent(/^Lion Standard/)
  expect(server.calls.at(-1)?.input).toMatchObject({ period: 'week' })
})

test('[LOB-01] without a win today there is no board', async () => {
  const server = createFakeServer().answer(listWinners, { list: [] })
  const screen = await show(server)
  await expect.poll(() => server.calls.length).toBe(1)
  await expect.element(screen.getByText('Winner board')).not.toBeInTheDocument()
})

test('[LOB-08] a board that did not come keeps its place, and can be asked for again', async () => {
  const server = createFakeServer().answer(listWinners, () => {
    throw new FakeRefusal('system.busy')
  })
  const screen = await show(server)
  await expect.element(screen.getByText('The list did not load')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Winner board' })).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  server.answer(listWinners, winnerList(now))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('list', { name: 'Largest wins' })).toMatchTextContent(/^Jade Dragon/)
})

test('[LOB-08] a week without a win says so and lets one go back', async () => {
  const server = createFakeServer().answer(listWinners, ({ period }) =>
    period === 'week' ? { list: [] } : winnerList(now),
  )
  const screen = await show(server)
  await screen.getByRole('radio', { name: 'Week' }).click()
  await expect.element(screen.getByText('No win in this time')).toBeVisible()
  await screen.getByRole('radio', { name: 'Today' }).click()
  await expect.element(screen.getByRole('list', { name: 'Largest wins' })).toBeVisible()
})
