import type { Meta, StoryObj } from '@storybook/react-vite'
import { Segmented } from './segmented.tsx'

const nothing = () => undefined
const options = [{ value: 'today', label: 'Today' }, { value: 'week', label: 'Week' }, { value: 'month', label: 'Month' }]

const meta: Meta<typeof Segmented> = { title: 'Fields/Segmented', component: Segmented }
export default meta

export const Default: StoryObj = { render: () => <Segmented label="Range" value="today" onValue={nothing} options={options} /> }
export const Block: StoryObj = { render: () => <Segmented block label="Range" value="week" onValue={nothing} options={options} /> }
