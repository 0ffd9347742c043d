import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { poster } from '../../testing/pictures.ts'
import { LazyImage } from './lazy-image.tsx'
import * as stories from './lazy-image.stories.tsx'

checkStories(stories)

test('[CON-03] [SYS-21] a picture is tried three times more, then its place is taken by the fallback', async () => {
  const tries: string[] = []
  const note = ({ target }: Event) => target instanceof HTMLImageElement && tries.push(target.src)
  document.addEventListener('error', note, true)
  const screen = await render(<LazyImage eager src="/no-such-picture.png" errorSrc={poster('Default', 1)} alt="Reef" width={30} height={40} wait={5} />)
  await expect.element(screen.getByRole('img', { name: 'Reef' })).toHaveAttribute('data-failed', 'true')
  document.removeEventListener('error', note, true)
  expect(tries.map((src) => new URL(src).search)).toEqual(['', '?try=1', '?try=2', '?try=3'])
  expect(screen.getByRole('img').element().getAttribute('src')).toContain('data:image/svg')
})
