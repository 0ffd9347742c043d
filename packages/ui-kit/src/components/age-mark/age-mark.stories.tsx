import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgeMark } from './age-mark.tsx'

const meta: Meta<typeof AgeMark> = { title: 'Bits/AgeMark', component: AgeMark }
export default meta

export const Default: StoryObj = { render: () => <AgeMark label="21 or over">21+</AgeMark> }
