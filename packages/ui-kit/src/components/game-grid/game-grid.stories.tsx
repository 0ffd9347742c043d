import type { Meta, StoryObj } from '@storybook/react-vite'
import { games } from '../../testing/lobby.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { GameGrid, GridSkeleton } from './game-grid.tsx'

const tiles = (count: number) => games(count).map((game) => <GameTile key={game.href} {...game} />)

const meta: Meta<typeof GameGrid> = { title: 'Lobby/GameGrid', component: GameGrid }
export default meta

export const Grid: StoryObj = { render: () => <GameGrid label="Games">{tiles(14)}</GameGrid> }
export const Rail: StoryObj = { render: () => <GameGrid label="Games" layout="rail">{tiles(8)}</GameGrid> }
export const Loading: StoryObj = { render: () => <GridSkeleton count={14} /> }
