import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx'
import { LongGrid } from './long-grid.tsx'
import * as stories from './long-grid.stories.tsx'

checkStories(stories)

const all = games(1200).map((game, index) => ({
  ...game,
  name: `Game ${index + 1}`,
  maintenance: undefined,
  favourite: undefined,
}))
const keyOf = ({ href = '' }: GameTileProps) => href
const grid = (items: readonly GameTileProps[]) => (
  <>
    <header className="p-header" />
    <LongGrid label="Games" items={items} keyOf={keyOf} total={1284}>
      {(game, place) => <GameTile {...game} place={place} />}
    </LongGrid>
    <footer style={{ blockSize: 300 }}>End</footer>
  </>
)
const show = async (items: readonly GameTileProps[] = all, width = 1440) => {
  await page.viewport(width, 900)
  const screen = await render(grid(items))
  return { screen, tiles: () => [...screen.container.querySelectorAll<HTMLElement>('.p-tile')] }
}
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
const press = async (key: string, name: string) => {
  await userEvent.keyboard(key)
  await expect.poll(() => document.activeElement?.textContent).toBe(name)
}
// A gap between two rows may be where one looks.
const nameAt = (y: number) =>
  [y, y - 40]
    .flatMap((at) => document.elementsFromPoint(60, at))
    .map((part) => part.closest('.p-tile'))
    .find(Boolean)
    ?.querySelector('.p-tile__name')?.textContent

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test.each([
  [1440, 7],
  [412, 3],
])(
  '[LOB-02] at %i px the page has the height of all rows and holds few of them, wherever it is scrolled to',
  async (width, columns) => {
    const { screen, tiles } = await show(all, width)
    const list = screen.getByRole('list', { name: 'Games' }).element()
    const [one, below] = [tiles()[0]!, tiles()[columns]!].map((tile) => tile.getBoundingClientRect().top)
    const pitch = (below ?? 0) - (one ?? 0)
    const gap = width < 768 ? 18 : 24
    expect(list.getBoundingClientRect().height).toBeCloseTo(Math.ceil(1200 / columns) * pitch - gap, 0)
    const height = document.documentElement.scrollHeight
    for (const top of [15_000, 30_000, height, 60, 0]) {
      window.scrollTo(0, top)
      await drawn()
      expect(tiles().length).toBeLessThan(70)
      expect(nameAt(450)).toBeTruthy()
      expect(document.documentElement.scrollHeight).toBe(height)
    }
  },
)

test('[LOB-02] a row stands where it stood before it left the page', async () => {
  const { screen } = await show()
  window.scrollTo(0, 5000)
  await drawn()
  const name = nameAt(450)!
  const top = () => screen.getByRole('link', { name, exact: true }).element().getBoundingClientRect().top
  const before = top()
  window.scrollTo(0, 12_000)
  await drawn()
  await expect.element(screen.getByRole('link', { name, exact: true })).not.toBeInTheDocument()
  window.scrollTo(0, 5000)
  await drawn()
  expect(top()).toBe(before)
})

test('[BEY-19] every tile says which of how many it is', async () => {
  const { tiles } = await show()
  window.scrollTo(0, 5000)
  await expect.poll(() => tiles()[0]?.getAttribute('aria-posinset')).not.toBe('1')
  const [first, second] = tiles()
  expect(second?.ariaPosInSet).toBe(String(Number(first?.ariaPosInSet) + 1))
  expect(first?.ariaSetSize).toBe('1284')
})

test('[BEY-19] keys move over all tiles, drawn or not, and what has the focus is in view and not under the header', async () => {
  const { screen } = await show()
  const header = screen.container.querySelector('.p-header')!.clientHeight
  await userEvent.keyboard('{Tab}')
  await press('{End}', 'Game 1200')
  await press('{ArrowUp}', 'Game 1193')
  await press('{PageUp}', 'Game 1179')
  await press('{Home}', 'Game 1')
  await press('{PageDown}', 'Game 15')
  await press('{ArrowLeft}', 'Game 14')
  await press('{ArrowDown}', 'Game 21')
  window.scrollTo(0, 40_000)
  await drawn()
  await press('{ArrowUp}', 'Game 14')
  const box = document.activeElement!.closest('li')!.getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(header)
  expect(box.bottom).toBeLessThanOrEqual(innerHeight)
})

test('[BEY-19] the focus is not lost while the page is scrolled away from it; the grid stays one stop of the Tab key', async () => {
  const { tiles } = await show()
  await userEvent.keyboard('{Tab}')
  await press('{ArrowRight}', 'Game 2')
  window.scrollTo(0, 30_000)
  await drawn()
  expect(document.activeElement?.textContent).toBe('Game 2')
  expect(
    tiles()
      .filter((tile) => tile.querySelector('[tabindex="0"]'))
      .map((tile) => tile.ariaPosInSet),
  ).toEqual(['2'])
})

test('[BEY-19] who has scrolled without keys enters the grid in the window', async () => {
  await show()
  window.scrollTo(0, 20_000)
  await drawn()
  await userEvent.keyboard('{Tab}')
  const { top } = document.activeElement!.getBoundingClientRect()
  expect(document.activeElement?.textContent).toMatch(/^Game \d{3}/)
  expect(top).toBeGreaterThan(0)
})

test('[BEY-19] from right to left the arrow keys are mirrored', async () => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr'
  })
  document.documentElement.dir = 'rtl'
  await show()
  await userEvent.keyboard('{Tab}')
  await press('{ArrowLeft}', 'Game 2')
  await press('{ArrowDown}', 'Game 9')
  await press('{ArrowRight}', 'Game 8')
})

test('[LOB-02] more games join below, fewer games shorten the page, and the focus stays in the list', async () => {
  const { screen, tiles } = await show(all.slice(0, 42))
  await userEvent.keyboard('{Tab}')
  await press('{End}', 'Game 42')
  await screen.rerender(grid(all.slice(0, 84)))
  await press('{ArrowRight}', 'Game 43')
  await screen.rerender(grid(all.slice(0, 5)))
  await expect.poll(() => tiles().length).toBe(5)
})

test('[LOB-02] a list that comes back at a place in the middle is drawn there at once', async () => {
  const { screen } = await show()
  const height = document.documentElement.scrollHeight
  await screen.rerender(<div />)
  await screen.rerender(grid(all))
  expect(document.documentElement.scrollHeight).toBe(height)
  window.scrollTo(0, 20_000)
  await drawn()
  expect(window.scrollY).toBe(20_000)
  expect(nameAt(450)).toBeTruthy()
})

test('[T23] of 20,000 games the page holds no more than of 1,200', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => ({
    ...all[0]!,
    name: `Game ${index + 1}`,
    href: `/${index}`,
  }))
  const { tiles } = await show(names)
  await userEvent.keyboard('{Tab}')
  await press('{End}', 'Game 20000')
  await drawn()
  expect(tiles().length).toBeLessThan(70)
})
