import type { Meta, StoryObj } from '@storybook/react-vite'
import { games } from '../../testing/lobby.ts'
import { face } from '../../testing/pictures.ts'
import { Board } from './board.tsx'
import { PodiumList } from './podium-list.tsx'
import { RankTable } from './rank-table.tsx'

const meta: Meta<typeof Board> = { title: 'Lobby/Board', component: Board }
export default meta

export const Winners: StoryObj = { render: () => (
      <Board>
        <PodiumList label="First three" rows={games(3).map(({ name, poster }, n) => ({ id: name, title: name, sub: 'tra***vy', sum: `₱ ${48 - n},210.00`, poster, href: `/game/${n}` }))} />
        <RankTable caption="Latest wins" heads={{ time: 'Time', player: 'Player', game: 'Game', sum: 'Won' }} rows={games(6).map(({ name, poster }, n) => ({ id: name, time: '12:41', player: 'lin***88', avatar: face(n), game: name, sum: '₱ 9,480.00', poster }))} />
      </Board>
    ) }
