import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Reader } from './reader.tsx'
import * as stories from './reader.stories.tsx'

checkStories(stories)

const rows = [
  { id: 'a', title: 'One', unread: 'not read' },
  { id: 'b', title: 'Two' },
]

const Both = ({ thrownAway = false }) => {
  const [current, setCurrent] = useState<string | null>(null)
  return (
    <Reader
      label="Messages"
      rows={current === null && thrownAway ? rows.slice(0, 1) : rows}
      current={current}
      onChoose={setCurrent}
      onBack={() => setCurrent(null)}
      backLabel="Back"
    >
      <h2>{`Text of ${current ?? 'none'}`}</h2>
    </Reader>
  )
}

test('from 768 on list and text stand side by side, and there is no way back to need', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Both />)
  await screen.getByRole('button', { name: 'One (not read)' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Text of a' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'One (not read)' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0)
})

test('on a phone the text takes the place of the list and the focus with it, and back', async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1440, 900))
  const screen = await render(<Both />)
  expect(screen.getByRole('heading').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Two' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Text of b' })).toBeVisible()
  expect(screen.getByRole('navigation').elements()).toHaveLength(0)
  expect(document.activeElement?.className).toBe('p-reader__text')
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('button', { name: 'Two' })).toHaveFocus()
})

test('on a phone the focus goes to the first row where the row that was open is gone', async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1440, 900))
  const screen = await render(<Both />)
  await screen.getByRole('button', { name: 'Two' }).click()
  await screen.rerender(<Both thrownAway />)
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('button', { name: 'One (not read)' })).toHaveFocus()
})
