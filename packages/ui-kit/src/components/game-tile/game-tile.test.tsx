import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile } from './game-tile.tsx'
import { GameTileSkeleton } from './game-tile-skeleton.tsx'
import * as stories from './game-tile.stories.tsx'

checkStories(stories)

test('a tile is at most twelve elements', async () => {
  const screen = await render(
    <ul>
      <GameTile {...games(1)[0]!} />
    </ul>,
  )
  expect(screen.container.querySelectorAll('li, li *').length).toBeLessThanOrEqual(12)
})

test('the heart is a toggle beside the link, not inside it', async () => {
  const onToggle = vi.fn()
  const screen = await render(
    <ul>
      <GameTile {...games(1)[0]!} favourite={{ on: true, label: 'Favourite: Jade Dragon', onToggle }} />
    </ul>,
  )
  const heart = screen.getByRole('button', { name: 'Favourite: Jade Dragon' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  expect(onToggle).toHaveBeenCalledOnce()
  expect(heart.element().closest('a')).toBeNull()
})

test('[BEY-23] a note stands whole below the poster, whose letters it does not cover, also in the room that a phone leaves beside the details', async () => {
  const { container } = await render(
    <ul style={{ width: 88 }}>
      <GameTile {...games(1)[0]!} note="Demonstration" />
    </ul>,
  )
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  expect(box('.p-tile__note').width).toBeGreaterThan(40)
  expect(box('.p-tile__note').top).toBeGreaterThanOrEqual(box('.p-tile__poster').bottom)
  expect(box('.p-tile__note').right).toBeLessThanOrEqual(box('.p-tile__provider').right)
})

test('a game under maintenance takes no click and says why', async () => {
  const onOpen = vi.fn()
  const screen = await render(
    <ul>
      <GameTile {...games(1)[0]!} onOpen={onOpen} maintenance="Under maintenance" />
    </ul>,
  )
  await expect.element(screen.getByText('Under maintenance')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})

test('the shape of a tile that loads has the size of the tile', async () => {
  const screen = await render(
    <ul style={{ width: 160 }}>
      <GameTile {...games(1)[0]!} />
      <GameTileSkeleton />
    </ul>,
  )
  const [tile, bones] = [...screen.container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().height)
  expect(Math.abs((tile ?? 0) - (bones ?? 0))).toBeLessThan(0.5)
})

test('with a mouse the heart waits for the mouse or the focus, unless it is on; the veil shows play, stake and return', async () => {
  const screen = await render(
    <ul style={{ width: 160 }}>
      <GameTile {...games(1)[0]!} />
      <GameTile {...games(5)[4]!} />
    </ul>,
  )
  const [off, on] = [...screen.container.querySelectorAll('.p-heart')].map(
    (heart) => () => getComputedStyle(heart).opacity,
  )
  const veil = screen.container.querySelector('.p-tile__facts') ?? document.body
  expect([off?.(), on?.()]).toEqual(['0', '1'])
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => [off?.(), getComputedStyle(veil).opacity]).toEqual(['1', '1'])
  expect(getComputedStyle(veil, '::before').inlineSize).toBe('56px')
  await userEvent.keyboard('{Tab}')
  expect(off?.()).toBe('1')
})

test('poster, heart and letters have the sizes of the design', async () => {
  const { container } = await render(
    <ul style={{ width: 160 }}>
      <GameTile {...games(1)[0]!} />
    </ul>,
  )
  const part = (selector: string) => container.querySelector<HTMLElement>(selector) ?? document.body
  const poster = part('.p-tile__poster').getBoundingClientRect()
  expect(poster.width / poster.height).toBeCloseTo(3 / 4)
  expect(getComputedStyle(part('.p-tile__poster')).borderStartStartRadius).toBe('12px')
  expect([part('.p-heart').offsetWidth, part('.p-heart').offsetHeight]).toEqual([44, 44])
  expect([
    getComputedStyle(part('.p-tile__name')).fontSize,
    getComputedStyle(part('.p-tile__provider')).fontSize,
  ]).toEqual(['14px', '12px'])
})

test('from right to left the badge stands at the right and the heart at the left', async () => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  const { container } = await render(
    <ul style={{ width: 160 }}>
      <GameTile {...games(1)[0]!} />
    </ul>,
  )
  const left = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().left ?? 0
  expect(left('.p-heart')).toBeLessThan(left('.p-tile__badge'))
})

test('what is said of a closed game stays inside its poster, however narrow the tile', async () => {
  const screen = await render(
    <ul style={{ width: 90 }}>
      <GameTile {...games(1)[0]!} maintenance="Kasalukuyang nasa maintenance" />
    </ul>,
  )
  const poster = screen.container.querySelector('.p-tile__poster')
  expect(poster?.scrollWidth).toBeLessThanOrEqual(poster?.clientWidth ?? 0)
})
