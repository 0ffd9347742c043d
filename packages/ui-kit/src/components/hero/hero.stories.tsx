import type { Meta, StoryObj } from '@storybook/react-vite'
import { games } from '../../testing/lobby.ts'
import { poster } from '../../testing/pictures.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Hero, HeroRow } from './hero.tsx'

const facts = [{ label: 'Playing now', value: '1,208' }, { label: 'Return', value: '96.8%' }, { label: 'Best today', value: '₱ 8,940', money: true }]

const meta: Meta<typeof Hero> = { title: 'Lobby/Hero', component: Hero }
export default meta

export const Alone: StoryObj = { render: () => <div style={{ maxWidth: 320, display: 'grid', height: 510 }}><Hero name="Shark Reef" studio="Bluefin · Fishing hall" poster={poster('SHARK REEF', 0)} facts={facts} badge={{ kind: 'hot', label: 'Hot' }} play={{ label: 'Play', href: '/game' }} /></div> }
export const WithGrid: StoryObj = { render: () => <HeroRow hero={<Hero name="Shark Reef" studio="Bluefin · Fishing hall" poster={poster('SHARK REEF', 0)} facts={facts} play={{ label: 'Play', onClick: () => undefined }} />}><GameGrid label="Hot games" layout="beside">{games(10).map((game) => <GameTile key={game.href} {...game} />)}</GameGrid></HeroRow> }
