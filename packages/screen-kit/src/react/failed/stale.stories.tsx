import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stale } from './stale.tsx'

const read = {
  data: [],
  error: new Error('no network'),
  isFetching: false,
  isPaused: false,
  dataUpdatedAt: Date.UTC(2026, 10, 28, 12),
  refetch: fn(),
}

const meta: Meta<typeof Stale> = {
  title: 'Data/Stale',
  component: Stale,
  args: { query: read },
  parameters: { session: 'guest', server: () => undefined },
}
export default meta

export const Failed: StoryObj<typeof Stale> = {}
export const ReadAgain: StoryObj<typeof Stale> = { args: { query: { ...read, isFetching: true } } }
