import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Waterfall } from './waterfall.tsx'
import * as stories from './waterfall.stories.tsx'

checkStories(stories)

test('[BEY-11] each bar begins where the step before ended, and the total reaches as far as all of them', async () => {
  const { container } = await render(
    <Waterfall
      label="Paid"
      steps={[
        { id: 'a', name: 'Turnover', value: 100, sum: '100' },
        { id: 'b', name: 'Handed on', value: -40, sum: '−40' },
        { id: 'c', name: 'Carried in', value: 15, sum: '+15' },
      ]}
      total={{ id: 'd', name: 'Paid', sum: '75' }}
    />,
  )
  const places = [...container.querySelectorAll<HTMLElement>('.p-waterfall__bar')].map(({ style }) => [
    style.insetInlineStart,
    style.inlineSize,
  ])
  expect(places).toEqual([
    ['0%', '100%'],
    ['60%', '40%'],
    ['60%', '15%'],
    ['0%', '75%'],
  ])
})
