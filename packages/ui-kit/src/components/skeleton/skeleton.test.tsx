import { withMotion } from '@parlour/vitest/motion'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { Skeleton } from './skeleton.tsx'
import * as stories from './skeleton.stories.tsx'

withMotion()

checkStories(stories)

const moves = (element: Element, pseudo?: string) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === (pseudo ?? null))
    .map(({ effect }) => effect?.getTiming())

test('it shows after 200 ms, and its sheen takes 1.6 s', async () => {
  const { container } = await render(<Skeleton width={120} height={80} />)
  const skeleton = container.querySelector('.p-skeleton')!
  expect(moves(skeleton)).toMatchObject([{ delay: 200, fill: 'both' }])
  expect(moves(skeleton, '::after')).toMatchObject([{ delay: 200, duration: 1600 }])
  const [appearing] = skeleton.getAnimations()
  appearing!.currentTime = 100
  expect(getComputedStyle(skeleton).opacity).toBe('0')
  appearing!.finish()
  expect(getComputedStyle(skeleton).opacity).toBe('1')
})
