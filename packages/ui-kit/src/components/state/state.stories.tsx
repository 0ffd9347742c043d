import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

const meta: Meta<typeof EmptyState> = { title: 'Bits/States', component: EmptyState }
export default meta

export const Empty: StoryObj = { render: () => <EmptyState title="No favourites yet" text="Tap the heart on a game to keep it here." action={<Button>See hot games</Button>} /> }
export const Failed: StoryObj = { render: () => <ErrorState title="The list did not load" text="Check the network and try again." action={<Button>Try again</Button>} /> }
