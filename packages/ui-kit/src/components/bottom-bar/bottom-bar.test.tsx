import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { IconHome, IconUser } from '../../icons/index.ts'
import { BottomBar } from './bottom-bar.tsx'
import * as stories from './bottom-bar.stories.tsx'

checkStories(stories)

const onMe = vi.fn()
const bar = (
  <BottomBar
    label="Main"
    items={['Home', 'Games', 'Deposit', 'Promos', 'Me'].map((label, at) => ({
      id: label,
      label,
      icon: at === 4 ? <IconUser /> : <IconHome />,
      current: at === 0,
      ...(at === 4 ? { onClick: onMe } : { href: `#${at}` }),
    }))}
  />
)

test('on a phone it is 60 px high, with five equal items of 44 px at least', async () => {
  await page.viewport(360, 740)
  const { container } = await render(bar)
  expect(container.querySelector('nav')?.offsetHeight).toBe(60)
  const sizes = [...container.querySelectorAll<HTMLElement>('.p-bar__item')].map(({ offsetWidth, offsetHeight }) => [
    offsetWidth,
    offsetHeight >= 44,
  ])
  expect(sizes).toEqual(Array.from({ length: 5 }, () => [72, true]))
})

test('it has a bar of 28 × 3 on the place where you are, and takes keys in reading order', async () => {
  const screen = await render(bar)
  const { inlineSize, blockSize } = getComputedStyle(screen.getByRole('link', { name: 'Home' }).element(), '::before')
  expect([inlineSize, blockSize]).toEqual(['28px', '3px'])
  for (let stop = 0; stop < 5; stop += 1) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  expect(onMe).toHaveBeenCalledOnce()
})

test('from 768 px on it is not there', async () => {
  await page.viewport(768, 900)
  const screen = await render(bar)
  expect(screen.getByRole('navigation').query()).toBeNull()
})
