import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Stepper } from './stepper.tsx'
import * as stories from './stepper.stories.tsx'

checkStories(stories)

const words = { done: 'Done:', failed: 'Ended here:' }
const steps = [{ title: 'Asked for', time: '19:51' }, { title: 'Checked', failed: true }, { title: 'Received' }]
const states = () => [...document.querySelectorAll('.p-stepper__step')].map((step) => step.getAttribute('data-state'))

test('[BEY-09] steps before the current are done, it is now, those after are next, and a failed one says so', async () => {
  const screen = await render(<Stepper steps={steps} current={2} words={words} />)
  expect(states()).toEqual(['done', 'failed', 'now'])
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('Ended here:Checked')
  await screen.rerender(<Stepper steps={[{ title: 'One' }, { title: 'Two' }]} current={2} words={words} />)
  expect(states()).toEqual(['done', 'done'])
})

test('marks are 24 px; across they stand in one row from 768 on and below one another on a phone', async () => {
  await page.viewport(1000, 800)
  await render(<Stepper direction="across" steps={steps} words={words} />)
  const marks = () => [...document.querySelectorAll('.p-stepper__mark')].map((mark) => mark.getBoundingClientRect())
  expect(marks().map(({ width, height }) => [width, height])).toEqual([
    [24, 24],
    [24, 24],
    [24, 24],
  ])
  expect(new Set(marks().map(({ top }) => Math.round(top))).size).toBe(1)
  await page.viewport(412, 800)
  expect(new Set(marks().map(({ left }) => Math.round(left))).size).toBe(1)
})
