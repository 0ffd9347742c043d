import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { OfferCard, OfferGrid } from './offer-card.tsx'
import * as stories from './offer-card.stories.tsx'

checkStories(stories)

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const figure = { value: '₱38', label: 'a weekend', terms: 'Play it 3 times' }

test('[PRM-01] two promotions a row on a wide page, one on a phone', async () => {
  await page.viewport(1100, 900)
  const screen = await render(
    <OfferGrid>
      {[0, 1].map((index) => (
        <OfferCard key={index} title={`Offer ${index}`} href="#" state="Open" meta="No end date" />
      ))}
    </OfferGrid>,
  )
  const tops = () =>
    new Set(
      screen
        .getByRole('article')
        .elements()
        .map((card) => card.getBoundingClientRect().top),
    ).size
  expect(tops()).toBe(1)
  await page.viewport(412, 900)
  expect(tops()).toBe(2)
})

test('[BEY-02] the figure stands in place of a picture, its terms beside it in any case', async () => {
  const card = { title: 'Weekend', href: '#', state: 'Open', meta: 'No end date', sign: <svg data-sign /> }
  const screen = await render(<OfferCard {...card} figure={figure} />)
  await expect.element(screen.getByText('₱38')).toBeVisible()
  await expect.element(screen.getByText('Play it 3 times')).toBeVisible()
  await screen.rerender(<OfferCard {...card} figure={figure} picture={picture} />)
  await expect.element(screen.getByText('₱38')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Play it 3 times')).toBeVisible()
  await screen.rerender(<OfferCard {...card} />)
  expect(screen.container.querySelectorAll('[data-sign]')).toHaveLength(1)
})

test('the whole card leads to its page, its action does something else', async () => {
  const onJoin = vi.fn()
  const screen = await render(
    <OfferCard
      title="Weekend"
      href="#weekend"
      state="Open"
      meta="No end"
      action={<button onClick={onJoin}>Join</button>}
    />,
  )
  await screen.getByRole('button', { name: 'Join' }).click()
  expect(onJoin).toHaveBeenCalledOnce()
  expect(location.hash).toBe('')
  await screen.getByText('No end').click({ force: true })
  expect(location.hash).toBe('#weekend')
  location.hash = ''
})

test('[PRM-01] the second press of a double press follows no link that came under the pointer', async () => {
  const screen = await render(
    <OfferCard title="Weekend" href="#second" state="Open" meta="No end" action={<a href="#second">Deposit</a>} />,
  )
  for (const name of ['Weekend', 'Deposit']) {
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
    screen.getByRole('link', { name }).element().dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(true)
  }
  expect(location.hash).not.toBe('#second')
})
