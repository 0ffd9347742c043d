import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { TicketPanel, TicketTitle } from './ticket-panel.tsx'
import * as stories from './ticket-panel.stories.tsx'

checkStories(stories)

const partsOf = async (width: number, cut?: 'below') => {
  await page.viewport(width, 600)
  const { container } = await render(
    <TicketPanel stub="Claim" {...(cut ? { cut } : {})}>
      <TicketTitle title="₱322.00 to claim" />
    </TicketPanel>,
  )
  const box = (part: string) => container.querySelector(`.p-ticket-panel__${part}`)!.getBoundingClientRect()
  return { head: box('head'), stub: box('stub') }
}

test('[MEM-06] the stub stands at the end of the row, and below the head on a phone', async () => {
  const wide = await partsOf(900)
  expect(wide.stub.left).toBe(wide.head.right)
  expect(wide.stub.height).toBe(wide.head.height)
  const phone = await partsOf(412)
  expect(phone.stub.top).toBe(phone.head.bottom)
  expect(phone.stub.width).toBe(phone.head.width)
})

test('[MEM-06] a stub that belongs below stays there on a wide page', async () => {
  const { head, stub } = await partsOf(900, 'below')
  expect(stub.top).toBe(head.bottom)
})

test('[MEM-06] from right to left the stub stands at the left, with the notches between', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { head, stub } = await partsOf(900)
  expect(stub.right).toBe(head.left)
  const mask = getComputedStyle(document.querySelector('.p-ticket-panel__head')!).maskImage
  expect(mask).toContain('at 0px 0px')
})
