import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { face } from '../../testing/pictures.ts'
import { Board } from './board.tsx'
import { PodiumList, type PodiumRow } from './podium-list.tsx'
import { RankTable, type RankRow } from './rank-table.tsx'

type Story = StoryObj<typeof Board>

const first = ['₱ 48,210.00', '₱ 31,764.50', '₱ 26,990.00']
const later = ['₱ 12,480.00', '₱ 3,150.00', '₱ 2,204.60', '₱ 1,870.00', '₱ 1,412.25', '₱ 986.40']
const players = ['lin***88', 'ng***hoa', 'kra***t9', 'pp***01', 'min***ng', 'da***ny']
const podium: PodiumRow[] = games(3).map(({ name, poster }, at) => ({
  id: name,
  title: name,
  sub: ['tra***vy', 'bo***88', 'som***t'][at] ?? '',
  sum: first[at] ?? '',
  poster,
  href: `#game-${at}`,
}))
const ranks: RankRow[] = games(6).map(({ name, poster }, at) => ({
  id: name,
  time: `12:${41 - at}`,
  player: players[at] ?? '',
  avatar: face(at),
  game: name,
  sum: later[at] ?? '',
  poster,
}))
const heads = { time: 'Time', player: 'Player', game: 'Game', sum: 'Won' }
const Winners = ({ top = podium, rows = ranks }: { top?: PodiumRow[]; rows?: RankRow[] }) => (
  <Board>
    <PodiumList label="First three" rows={top} />
    <RankTable caption="Latest wins" heads={heads} rows={rows} />
  </Board>
)

const dossier = {
  purpose:
    'Who won what, from settled rounds: the three largest and the latest. Statements of a member stand in a DataTable.',
  anatomyOf: 'Default',
  anatomy: [
    {
      at: '.p-podium__row',
      name: 'One of three',
      says: 'Poster 78 × 104, game 15/600, masked name 13 in t3, sum 18/600 in gold.',
    },
    { at: '.p-podium__rank', name: 'Numeral', says: '48, drawn as an outline: a rank is never gold.' },
    {
      at: '.p-rank tbody tr',
      name: 'Win',
      says: '49 high with hairlines; time, player with avatar 28, game, sum at the right.',
    },
  ],
  dos: [
    { says: 'Mask names on the server: the page never knows them.' },
    { says: 'On a phone each win is a row of two lines of 64 with the poster of its game, the sum at the end.' },
  ],
  donts: [
    { says: 'Do not let rows move in by themselves: a new win waits for the next visit or a press.' },
    { says: 'Do not write "You could be next".' },
  ],
  accessibility: [
    'The three are an ordered list, so the rank is read; the numeral is not.',
    'The wins are a table with a caption and column heads, also on a phone where the heads are not seen.',
    'Posters and avatars have empty alts beside the words.',
  ],
} satisfies Dossier

const meta: Meta<typeof Board> = { title: 'Lobby/Board', component: Board, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Board> = {
  args: {
    children: (
      <>
        <PodiumList label="First three" rows={podium} />
        <RankTable caption="Latest wins" heads={heads} rows={ranks} />
      </>
    ),
  },
}
export const Default: Story = { render: () => <Winners /> }
export const OneWin: Story = { render: () => <Winners top={podium.slice(0, 1)} rows={ranks.slice(0, 1)} /> }
export const NoPosters: Story = { render: () => <Winners rows={ranks.map((row) => ({ ...row, poster: undefined }))} /> }
export const LongWords: Story = {
  render: () => (
    <Winners
      top={podium.map((row) => ({ ...row, title: 'Pangingisda sa Karagatang Ginto', sum: '₫ 128.940.300' }))}
      rows={ranks.map((row) => ({ ...row, game: 'Trò chơi bắn cá đổi thưởng mỗi ngày', sum: '₫ 28.940.300' }))}
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <Winners />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Jade Dragon' })).toHaveFocus()
    await expect(canvas.getByRole('table', { name: 'Latest wins' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
  },
}
