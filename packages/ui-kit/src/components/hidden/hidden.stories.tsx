import type { Meta, StoryObj } from '@storybook/react-vite'
import { Live, VisuallyHidden } from './hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = { title: 'Bits/Hidden', component: VisuallyHidden }
export default meta

export const Unseen: StoryObj = { render: () => <><VisuallyHidden>Only read out</VisuallyHidden><Live>42 games</Live></> }
