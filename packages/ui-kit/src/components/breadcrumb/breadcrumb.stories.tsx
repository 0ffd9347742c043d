import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb.tsx'

const meta: Meta<typeof Breadcrumb> = { title: 'Bits/Breadcrumb', component: Breadcrumb }
export default meta

export const Default: StoryObj = { render: () => <Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Games', href: '/games' }, { label: 'Slots' }]} /> }
