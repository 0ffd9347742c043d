import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkStories } from '../../testing/check-stories.ts'
import { games } from '../../testing/lobby.ts'
import { Board } from './board.tsx'
import * as stories from './board.stories.tsx'
import { PodiumList } from './podium-list.tsx'
import { RankTable } from './rank-table.tsx'

checkStories(stories)

const [dragon, rose] = games(2)
const board = (
  <Board>
    <PodiumList
      label="First"
      rows={[{ id: '1', title: 'Jade Dragon', sub: 'tra***vy', sum: '₱ 48,210.00', poster: dragon?.poster ?? '' }]}
    />
    <RankTable
      caption="Wins"
      heads={{ time: 'Time', player: 'Player', game: 'Game', sum: 'Won' }}
      rows={[
        { id: '1', time: '12:41', player: 'lin***88', game: 'Rose Room', sum: '₱ 9,480.00', poster: rose?.poster },
      ]}
    />
  </Board>
)
const box = (container: Element, selector: string) =>
  container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

test.each(['ltr', 'rtl'])(
  '[LOB-08] on a desktop the table stands beside the three, its sums at the end (%s)',
  async (dir) => {
    onTestFinished(() => {
      document.documentElement.dir = 'ltr'
    })
    document.documentElement.dir = dir
    await page.viewport(1440, 900)
    const { container } = await render(board)
    const [podium, table] = [box(container, '.p-podium'), box(container, '.p-rank')]
    expect(dir === 'ltr' ? table.left >= podium.right : table.right <= podium.left).toBe(true)
    expect(getComputedStyle(container.querySelector('td.p-rank__sum') ?? document.body).textAlign).toBe('end')
  },
)

test.each(['ltr', 'rtl'])(
  '[LOB-08] on a phone a win is a row of two lines with its poster at the start (%s)',
  async (dir) => {
    onTestFinished(() => {
      document.documentElement.dir = 'ltr'
    })
    document.documentElement.dir = dir
    await page.viewport(412, 823)
    const { container } = await render(board)
    const [row, poster, game, sum] = ['.p-rank tbody tr', '.p-rank__poster', 'td.p-rank__player', 'td.p-rank__sum'].map(
      (part) => box(container, part),
    )
    expect(row?.height).toBeGreaterThanOrEqual(64)
    expect(poster?.height).toBe(48)
    const between = dir === 'ltr' ? (game?.left ?? 0) - (poster?.right ?? 0) : (poster?.left ?? 0) - (game?.right ?? 0)
    expect(between).toBeGreaterThanOrEqual(8)
    expect(sum?.top).toBeGreaterThan(row?.top ?? 0)
  },
)

test('a game among the three is a link in the colour of a title; coral and lines are for running text', async () => {
  const { container } = await render(
    <div data-theme="dark">
      <PodiumList
        label="First"
        rows={[
          {
            id: '1',
            title: 'Jade Dragon',
            sub: 'tra***vy',
            sum: '₱ 48,210.00',
            poster: dragon?.poster ?? '',
            href: '#game',
          },
        ]}
      />
    </div>,
  )
  const link = getComputedStyle(container.querySelector('a') ?? document.body)
  expect([link.color, link.textDecorationLine]).toEqual(['rgb(244, 242, 249)', 'none'])
})
