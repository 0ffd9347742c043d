import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { onlineManager } from '@tanstack/react-query'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { gameRows, gamesPage, lanes } from '../../testing/catalogue.ts'
import { noon } from '../../testing/draws.ts'
import { SearchModal, type SearchModalProps } from '../index.ts'

const closed = { ...gameRows[5]!, maintenance: { maintainTime: noon - 1000, endTime: noon + 3_600_000 } }
const catalogue = () =>
  createFakeServer().answer(
    listGames,
    gamesPage([...gameRows.filter(({ nodeId }) => nodeId !== closed.nodeId), closed]),
  )

const open = async (server: FakeServer = catalogue(), props: Partial<SearchModalProps> = {}) => {
  const told = { onOpen: vi.fn(), onClose: vi.fn(), recent: createMemoryStore() }
  await render(
    <Surroundings server={server} messages={messages}>
      <SearchModal
        language="EN"
        currency="PHP"
        lanes={lanes}
        hrefOfCategory={(category, provider) => `#${category}/${provider ?? ''}`}
        {...told}
        {...props}
      />
    </Surroundings>,
  )
  return {
    ...told,
    findings: () => axeFindings(document.body, { rules: partOfPage }),
  }
}
const field = () => page.getByRole('combobox', { name: 'Search by game or provider' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

test('[BEY-24] what is typed with a slip finds its game, Enter opens it, and the search is kept on the device', async () => {
  const { onOpen, onClose, recent, findings } = await open()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('jaed dargon')
  await expect
    .element(page.getByRole('group', { name: 'Games' }).getByRole('option', { selected: true }))
    .toMatchTextContent(/Jade Dragon.*Kirin Works \u00b7 Slots.*From \u20b11\.00/)
  await expect.element(page.getByRole('status').filter({ hasText: '1 result' })).toBeInTheDocument()
  expect(await findings()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Jade Dragon' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(recent.get('SEARCHES')).toBe('["jaed dargon"]')
})

test('[BEY-24] a title that runs on a shared machine says so before it opens, and no other does', async () => {
  const [jade, ...others] = gameRows
  await open(createFakeServer().answer(listGames, gamesPage([{ ...jade, isDemonstration: true }, ...others])))
  await field().fill('jade dragon')
  await expect
    .element(page.getByRole('option', { name: /Jade Dragon/ }))
    .toMatchTextContent(/Kirin Works \u00b7 Slots \u00b7 Demonstration/)
  await field().fill('tiger fortune')
  await expect.element(page.getByRole('option', { name: /Tiger Fortune/ })).toBeVisible()
  expect(options().join()).not.toContain('Demonstration')
})

test('[BEY-24] a key draws the field at once and what was found a single time', async () => {
  const hrefOfCategory = vi.fn(() => '#place')
  await open(catalogue(), { hrefOfCategory })
  await field().fill('panda')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 result')
  expect(hrefOfCategory).not.toHaveBeenCalled()
  await field().fill('slots')
  await expect.element(page.getByRole('status')).toHaveTextContent('15 results')
  expect(hrefOfCategory).toHaveBeenCalledExactlyOnceWith('RNG')
})

test('[BEY-24] providers and categories are found by name and lead to their games', async () => {
  const { onClose } = await open()
  await field().fill('tesera')
  const provider = page.getByRole('group', { name: 'Providers' }).getByRole('option', { name: /Tessera/ })
  await expect.element(provider).toMatchTextContent('4 games')
  expect(provider.element().getAttribute('href')).toBe('#RNG/XGS')
  await field().fill('slots')
  await expect
    .element(page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: /Slots/ }))
    .toBeVisible()
  await page.getByRole('group', { name: 'Categories' }).getByRole('option').click()
  expect(window.location.hash).toBe('#RNG/')
  expect(onClose).toHaveBeenCalledOnce()
})

test('[BEY-24] where nothing is called so, similar games stand in its place, or a word of advice', async () => {
  const { findings } = await open()
  await field().fill('crystalkngdm')
  await expect
    .element(page.getByText('Nothing is called \u201ccrystalkngdm\u201d. These are most like it.'))
    .toBeVisible()
  expect(options()[0]).toMatch(/^Crystal Kingdom/)
  await expect.element(page.getByRole('group', { name: 'Similar games' })).toBeVisible()
  await field().fill('xqxqxq')
  await expect.element(page.getByText('Try another word')).toBeVisible()
  expect(options()).toEqual([])
  expect(await findings()).toEqual([])
})

test('[BEY-24] earlier searches can be asked again, forgotten one by one, or all', async () => {
  const recent = createMemoryStore({ SEARCHES: '["panda","jade","owl"]' })
  const { findings } = await open(catalogue(), { recent })
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Forget jade' }).click()
  expect(recent.get('SEARCHES')).toBe('["panda","owl"]')
  await expect.element(field()).toHaveFocus()
  await page.getByRole('button', { name: 'panda', exact: true }).click()
  await expect.element(page.getByRole('option', { name: /Panda Grove/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(page.getByText('Search the whole catalogue')).toBeVisible()
  expect(recent.get('SEARCHES')).toBeNull()
})

test('[LOB-10] a game under maintenance leads to its details, and nowhere without them', async () => {
  const onDetails = vi.fn()
  const { onOpen } = await open(catalogue(), { onDetails })
  await field().fill('crystal')
  await expect.element(page.getByRole('option')).toMatchTextContent(/Under maintenance, back at \d\d:\d\d/)
  await userEvent.keyboard('{Enter}')
  expect(onDetails).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Crystal Kingdom' }))
  expect(onOpen).not.toHaveBeenCalled()
})

test('[BEY-24] a catalogue that did not load can be asked for again, and waits while the network is away', async () => {
  const server = createFakeServer().answer(listGames, () => {
    throw new FakeRefusal('system.busy')
  })
  const { findings } = await open(server)
  await field().fill('jade')
  await expect.element(page.getByText('The list did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.answer(listGames, gamesPage())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('option', { name: /Jade Dragon/ })).toBeVisible()
})

test('[BEY-24] without a network the search says so, and goes on when it is back', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await open()
  await field().fill('jade')
  await expect.element(page.getByText('You are offline')).toBeVisible()
  onlineManager.setOnline(true)
  await expect.element(page.getByRole('option', { name: /Jade Dragon/ })).toBeVisible()
})
