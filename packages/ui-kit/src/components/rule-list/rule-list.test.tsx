import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { RuleList } from './rule-list.tsx'
import * as stories from './rule-list.stories.tsx'

checkStories(stories)

test('[BEY-25] the words of a rule do not move when it ticks off', async () => {
  const rule = { id: 'a', text: 'First sign is a letter' }
  const screen = await render(<RuleList label="Rules" doneLabel="kept" rules={[{ ...rule, ok: false }]} />)
  const left = () => screen.container.querySelector('.p-rules__rule > :last-child')?.getBoundingClientRect().left
  const before = left()
  await screen.rerender(<RuleList label="Rules" doneLabel="kept" rules={[{ ...rule, ok: true }]} />)
  expect(left()).toBe(before)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('First sign is a letter kept')
})
