import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { fromRow } from '../../game.ts'
import { gamesPage, jadeRow } from '../../testing/catalogue.ts'
import { SimilarGamesModal } from '../index.ts'

const game = { ...fromRow(jadeRow), maintenance: { from: 0, until: Date.UTC(2026, 0, 15, 13) } }

const show = async (server = createFakeServer().answer(listGames, gamesPage())) => {
  const onOpen = vi.fn()
  const onClose = vi.fn()
  await render(
    <Surroundings server={server} messages={messages}>
      <SimilarGamesModal game={game} language="EN" currency="PHP" onOpen={onOpen} onClose={onClose} />
    </Surroundings>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Jade Dragon is closed for now' })).toBeVisible()
  return { server, onOpen, onClose }
}

test('[LOB-10] a closed game says until when, and three like it that are open lead on', async () => {
  const { onOpen, onClose } = await show()
  await expect.element(page.getByText(/^Under maintenance, back at/)).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(3)
  expect(await axeFindings(document.body, { rules: partOfPage })).toEqual([])
  await page.getByRole('button', { name: 'Play Samurai Gate' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Samurai Gate' }))
})

test('[LOB-10] where nothing similar is open, that is said', async () => {
  await show(createFakeServer().answer(listGames, gamesPage([jadeRow])))
  await expect.element(page.getByText('No similar game is open now')).toBeVisible()
})

test('[LOB-10] what did not come can be asked for again', async () => {
  const { server } = await show(
    createFakeServer().answer(listGames, () => {
      throw new FakeRefusal('system.busy')
    }),
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.answer(listGames, gamesPage())
  await again.click()
  await expect.element(page.getByRole('button', { name: 'Play Samurai Gate' })).toBeVisible()
})
