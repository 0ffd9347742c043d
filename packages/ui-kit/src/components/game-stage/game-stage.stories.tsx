import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameStage } from './game-stage.tsx'

const meta: Meta<typeof GameStage> = { title: 'Lobby/GameStage', component: GameStage }
export default meta

export const Empty: StoryObj = { render: () => <GameStage><p>The frame of the game</p></GameStage> }
