import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Modal } from '../modal/modal.tsx'
import { Tooltip } from './tooltip.tsx'
import * as stories from './tooltip.stories.tsx'

checkStories(stories)

const held = (
  <div style={{ display: 'grid', placeItems: 'center', height: 300 }}>
    <Tooltip text="Of 12:03" side="end" delay={0}>
      <button type="button">Refresh</button>
    </Tooltip>
  </div>
)

test('it shows under the mouse and goes with it', async () => {
  const screen = await render(
    <>
      {held}
      <p>Elsewhere</p>
      <p>Further</p>
    </>,
  )
  await userEvent.hover(screen.getByRole('button'))
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Of 12:03')
  await userEvent.hover(screen.getByText('Elsewhere'))
  await userEvent.hover(screen.getByText('Further'))
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

test.each(['ltr', 'rtl'] as const)('%s: "end" is the side where the line ends', async (direction) => {
  document.documentElement.dir = direction
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await page.viewport(800, 600)
  const screen = await render(held)
  await userEvent.hover(screen.getByRole('button'))
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
  const tip = document.querySelector('.p-tip')!.getBoundingClientRect()
  const button = screen.getByRole('button').element().getBoundingClientRect()
  expect(direction === 'ltr' ? tip.left > button.right : tip.right < button.left).toBe(true)
})

test('in a modal it stands over the modal', async () => {
  await page.viewport(800, 600)
  const screen = await render(
    <Modal open name="rates" title="Rates" closeLabel="Close">
      {held}
    </Modal>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Refresh' }))
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument()
  expect(document.querySelector('.p-tip')?.closest('dialog')).toBe(screen.getByRole('dialog').element())
})
