import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { GameGrid } from '@parlour/ui-kit'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { Game } from '../index.ts'
import { GameCard } from './game-card.tsx'

const from = Date.UTC(2026, 0, 15, 11)
const until = Date.UTC(2026, 0, 15, 13)
const game: Game = {
  id: 10_270,
  roomId: 'r',
  name: 'Jade Dragon',
  provider: 'Kirin Works',
  vendor: 'KRW',
  category: 'RNG',
  poster: '/favicon.ico',
  hot: true,
  fresh: false,
  demonstration: false,
  minBet: 500,
  rtp: 96.5,
  maintenance: { from, until },
}

const show = async (now: number, shown = game) => {
  const onOpen = vi.fn()
  const screen = await render(
    <Surroundings server={createFakeServer()} messages={messages} client={{ now }}>
      <GameGrid label="Slots">
        <GameCard
          game={shown}
          favourites={{ has: () => false, toggle: () => undefined }}
          currency="PHP"
          onOpen={onOpen}
        />
      </GameGrid>
    </Surroundings>,
  )
  expect(await axeFindings(screen.container)).toEqual([])
  return { screen, onOpen }
}

test('[LOB-10] a game under maintenance says until when and takes no click', async () => {
  const { screen } = await show(from)
  await expect.element(screen.getByText(/^Under maintenance, back at \d\d:\d\d$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Jade Dragon', exact: true })).not.toBeInTheDocument()
})

test('[LOB-10] once the maintenance is over, the game opens again and shows stake and return', async () => {
  const { screen, onOpen } = await show(until)
  await screen.getByRole('button', { name: 'Jade Dragon', exact: true }).click()
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(game)
  await expect.element(screen.getByText('From \u20b15.00 \u00b7 RTP 96.5%')).toBeInTheDocument()
  await expect.element(screen.getByText('Demonstration')).not.toBeInTheDocument()
})

test('[BEY-23] a title on the shared machine says so on its tile before it is pressed', async () => {
  const { screen } = await show(until, { ...game, demonstration: true })
  await expect.element(screen.getByText('Demonstration')).toBeVisible()
})
