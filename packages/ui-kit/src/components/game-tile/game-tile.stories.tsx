import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { games } from '../../testing/lobby.ts'
import { GameTile } from './game-tile.tsx'
import { GameTileSkeleton } from './game-tile-skeleton.tsx'

const game = games(1)[0]!
const List = ({ children }: { children: ReactNode }) => <ul style={{ maxWidth: 160 }}>{children}</ul>

const meta: Meta<typeof GameTile> = { title: 'Lobby/GameTile', component: GameTile }
export default meta

export const Hot: StoryObj = { render: () => <List><GameTile {...game} /></List> }
export const Favourite: StoryObj = { render: () => <List><GameTile {...game} favourite={{ on: true, label: 'Favourite: Jade Dragon', onToggle: () => undefined }} /></List> }
export const AsButton: StoryObj = { render: () => <List><GameTile {...game} href={undefined} onOpen={() => undefined} /></List> }
export const Maintenance: StoryObj = { render: () => <List><GameTile {...game} maintenance="Under maintenance" /></List> }
export const Loading: StoryObj = { render: () => <List><GameTileSkeleton /></List> }
