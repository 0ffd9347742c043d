import type { Meta, StoryObj } from '@storybook/react-vite'
import { AsOf } from './as-of.tsx'

const meta: Meta<typeof AsOf> = {
  title: 'Data/AsOf',
  component: AsOf,
  args: { query: { data: [], error: null, isPaused: false, dataUpdatedAt: Date.UTC(2026, 10, 28, 12) } },
  parameters: { session: 'guest', server: () => undefined },
}
export default meta

export const Read: StoryObj<typeof AsOf> = {}
