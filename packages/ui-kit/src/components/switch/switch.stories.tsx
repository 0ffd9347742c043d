import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch.tsx'

const meta: Meta<typeof Switch> = { title: 'Fields/Switch', component: Switch }
export default meta

export const Off: StoryObj = { render: () => <Switch label="Dark theme" /> }
export const On: StoryObj = { render: () => <Switch label="Dark theme" defaultChecked /> }
export const LabelReadOut: StoryObj = { render: () => <Switch label="Dark theme" hiddenLabel /> }
export const Disabled: StoryObj = { render: () => <Switch label="Dark theme" disabled /> }
