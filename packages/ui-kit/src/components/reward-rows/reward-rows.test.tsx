import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Button } from '../button/button.tsx'
import { RewardRow, RewardRows } from './reward-rows.tsx'
import * as stories from './reward-rows.stories.tsx'

checkStories(stories)

const show = () =>
  render(
    <RewardRows label="To claim">
      <RewardRow
        icon={null}
        title="Catch of the day"
        text="To play before you withdraw: 2 times the bonus"
        time={{ tone: 'soon', text: '4 h 53 min left' }}
        value="₱88.00"
        action={<Button size="sm">Claim</Button>}
        note="It is over."
      />
    </RewardRows>,
  )
const box = (part: string) => document.querySelector(`.p-reward-row__${part}`)!.getBoundingClientRect()

test('[MEM-06] sum and button stand beside the words, and on a phone the button stands beside the time', async () => {
  await page.viewport(1000, 700)
  await show()
  expect(box('value').left).toBeGreaterThanOrEqual(box('words').right)
  expect(box('action').left).toBeGreaterThanOrEqual(box('value').right)
  expect(box('note').top).toBeGreaterThanOrEqual(box('time').bottom)
  await page.viewport(412, 823)
  expect(box('action').top).toBeGreaterThanOrEqual(box('words').bottom)
  expect(box('action').left).toBeGreaterThanOrEqual(box('time').right)
  expect(box('note').top).toBeGreaterThanOrEqual(box('action').bottom)
})
