import { listAnnouncements } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { PlainHtml } from '../../testing/plain-html.tsx'
import { promotionsAnswer } from '../../testing/promotions.ts'
import { PromotionStrip } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)

const show = async (at: number) => {
  const server = createFakeServer().answer(listAnnouncements, promotionsAnswer('EN', now))
  const screen = await render(
    <Surroundings server={server} messages={messages} client={{ now: at }}>
      <PromotionStrip language="EN" Html={PlainHtml} />
    </Surroundings>,
  )
  await expect.element(screen.getByText('Bring a friend')).toBeVisible()
  return screen
}

test('[PRM-01] running promotions name offer, condition and end', async () => {
  const screen = await show(now)
  await expect.element(screen.getByText(/Play it once before you withdraw\.$/).first()).toBeVisible()
  for (const words of ['Ends in 2 d 1 h', 'No end date', 'New members'])
    await expect.element(screen.getByText(words)).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[PRM-01] the room of promotions is kept while they load, so that what follows stays in its place', async () => {
  let answer = (): void => undefined
  const loaded = new Promise<void>((resolve) => void (answer = resolve))
  const server = createFakeServer().answer(listAnnouncements, () => loaded.then(() => promotionsAnswer('EN', now)))
  const screen = await render(
    <Surroundings server={server} messages={messages} client={{ now }}>
      <PromotionStrip language="EN" Html={PlainHtml} />
      <p>What follows</p>
    </Surroundings>,
  )
  const top = () => screen.getByText('What follows').element().getBoundingClientRect().top
  await expect.element(screen.getByRole('heading', { name: 'Running promotions' })).toBeVisible()
  const before = top()
  answer()
  await expect.element(screen.getByText('Bring a friend')).toBeVisible()
  expect(Math.abs(top() - before)).toBeLessThan(80)
})

test('[PRM-01] a promotion that has ended is not shown', async () => {
  const screen = await show(now + 3 * 86_400_000)
  await expect.element(screen.getByText('Friday cashback')).not.toBeInTheDocument()
})

test('[PRM-01] a click shows the terms of the offer, and closing them leads back', async () => {
  const screen = await show(now)
  await screen.getByRole('button', { name: 'Friday cashback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Friday cashback' })
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/^The week runs from Saturday/)
  expect(await axeFindings(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
