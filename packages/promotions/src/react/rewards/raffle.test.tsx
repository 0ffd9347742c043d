import { getRaffleStatus } from '@parlour/api-client/endpoints'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, serve, showRewards as show } from '../../testing/show-rewards.tsx'
import { termsOf } from '../../testing/terms.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('[MEM-06] [BEY-02] the prizes of the raffle that runs are what they are now beside the most that they can come to, with what bounds them', async () => {
  const { screen } = await show()
  await expect.element(screen.getByText('₱193.22 now, at most ₱8,888.00')).toBeVisible()
  const bound = /^The prizes grow with the stakes of the week.* To play before you withdraw: 1 time the bonus/
  await expect.element(screen.getByText(bound)).toBeVisible()
})

test('[MEM-06] a prize of the raffle that is nothing yet is no amount', async () => {
  const running = {
    raffleId: 2,
    startTime: at,
    endTime: at + 86_400_000,
    stakePerTicket: 500,
    prizes: [
      { place: 1, amount: 0.08, most: 8_888, terms: termsOf(1) },
      { place: 2, count: 9, amount: 0, most: 188, terms: termsOf(1) },
    ],
  }
  const { screen } = await show(serve().answer(getRaffleStatus, { current: running, last: null }))
  await expect.element(screen.getByText('₱0.08 now, at most ₱8,888.00')).toBeVisible()
  await expect.element(screen.getByText('nothing yet, at most ₱188.00')).toBeVisible()
  expect(document.body.textContent).not.toContain('₱0.00')
})

test('[MEM-06] the last draw shows its first three winners and the own place, and all of them on demand', async () => {
  const { screen } = await show()
  const draw = screen.getByRole('table', { name: 'Last draw' })
  await expect.element(draw.getByRole('row', { name: /^7 You 1,366 ₱3\.37/ })).toBeVisible()
  expect(draw.getByRole('row').elements()).toHaveLength(1 + 3 + 1)
  await button('All 10 winners').click()
  expect(draw.getByRole('row').elements()).toHaveLength(1 + 10)
  await button('First winners only').click()
  expect(draw.getByRole('row').elements()).toHaveLength(1 + 3 + 1)
})

test('[MEM-06] each button that copies says what it copies', async () => {
  const { screen } = await show()
  for (const what of ['hash of this draw', 'hash of the last draw', 'secret of the last draw'])
    await expect.element(screen.getByRole('button', { name: `Copy the ${what}`, exact: true })).toBeVisible()
})

test('[MEM-06] a draw is checked on this device, and one that does not hold is said', async () => {
  const { screen } = await show()
  await button('Check the draw on this device').click()
  await expect.element(screen.getByText(/^The draw is right\./)).toBeVisible()
  await screen.unmount()
  const wrong = await show(serve('ab'.repeat(32)))
  await button('Check the draw on this device').click()
  await expect.element(wrong.screen.getByText(/^The secret does not fit the hash/)).toBeVisible()
})
