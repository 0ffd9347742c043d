import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs.tsx'

const meta: Meta<typeof Tabs> = { title: 'Bits/Tabs', component: Tabs }
export default meta

export const Default: StoryObj = { render: () => <Tabs label="Games" value="all" onValue={() => undefined} tabs={[{ value: 'all', label: 'All', count: 12 }, { value: 'slots', label: 'Slots' }]}>All games</Tabs> }
