import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta: Meta<typeof Spinner> = { title: 'Bits/Spinner', component: Spinner }
export default meta

export const Silent: StoryObj = { render: () => <Spinner /> }
export const Announced: StoryObj = { render: () => <Spinner label="Loading" /> }
