import { getGameDetails } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { fromRow } from '../../game.ts'
import { jadeDetails, jadeRow } from '../../testing/catalogue.ts'
import { GameDetailsModal } from '../index.ts'

const game = fromRow(jadeRow)

const show = async (
  answer: Partial<typeof jadeDetails> = {},
  server = createFakeServer().answer(getGameDetails, { ...jadeDetails, ...answer }),
) => {
  const onPlay = vi.fn()
  const onClose = vi.fn()
  await render(
    <Surroundings server={server} messages={messages}>
      <GameDetailsModal game={game} language="EN" currency="PHP" onPlay={onPlay} onClose={onClose} />
    </Surroundings>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Jade Dragon' })).toBeVisible()
  return {
    server,
    onPlay,
    onClose,
    findings: () => axeFindings(document.body, { rules: partOfPage }),
  }
}

const factsOf = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  )

test('[BEY-23] the details say provider, return, volatility, stakes, lines and rules, and lead into the game', async () => {
  const { onPlay, onClose, findings } = await show()
  await expect.poll(factsOf).toEqual({
    Provider: 'Kirin Works',
    Category: 'Slots',
    'Return to player': '96.5%',
    Volatility: '4 of 5, lively',
    Stakes: '\u20b11.00 to \u20b1500.00',
    Lines: '20',
    'To try for free': 'Yes',
  })
  await expect.element(page.getByText('Three scrolls give ten free spins.')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Play' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(game)
})

test('[BEY-23] what the provider does not publish is said so, and nobody speaks for it', async () => {
  const { findings } = await show({ rtp: null, volatility: null, lines: null, maxBet: 0, rules: [], supportTrail: 0 })
  const silent = 'Not published by the vendor'
  await expect.poll(factsOf).toEqual({
    Provider: 'Kirin Works',
    Category: 'Slots',
    'Return to player': silent,
    Volatility: silent,
    Stakes: silent,
    Lines: silent,
    'To try for free': 'No',
  })
  expect(page.getByText(silent).elements()).toHaveLength(5)
  expect(await findings()).toEqual([])
})

test('[BEY-23] a return that depends on the bet is said from the lowest to the highest', async () => {
  await show({ rtp: null, returnRange: { from: 85.64, to: 98.94 } })
  await expect.poll(() => factsOf()['Return to player']).toBe('85.64% to 98.94%, by the bet')
})

test('[BEY-23] [LOB-10] a game that is closed says until when and offers no way in', async () => {
  await show({ isOpen: 0, maintenance: { maintainTime: 0, endTime: Date.UTC(2026, 0, 15, 13) } })
  await expect.element(page.getByText(/^Under maintenance, back at/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Play' })).not.toBeInTheDocument()
})

test('[BEY-23] details that did not come can be asked for again, and Escape closes them', async () => {
  const server = createFakeServer().answer(getGameDetails, () => {
    throw new FakeRefusal('system.busy')
  })
  const { onClose } = await show({}, server)
  await expect.element(page.getByText('The details did not come')).toBeVisible()
  server.answer(getGameDetails, jadeDetails)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('96.5%')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})
