import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

const options = [{ value: 'all', label: 'All levels' }, { value: 'agents', label: 'Agents' }]

const meta: Meta<typeof Select> = { title: 'Fields/Select', component: Select }
export default meta

export const Default: StoryObj = { render: () => <Select label="Level" options={options} hint="Whom to show" /> }
export const Compact: StoryObj = { render: () => <Select compact label="Sort" options={options} /> }
export const Wrong: StoryObj = { render: () => <Select label="Level" required options={options} error="Choose one." /> }
