import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field.tsx'

const meta: Meta<typeof PasswordField> = { title: 'Fields/PasswordField', component: PasswordField }
export default meta

export const Rest: StoryObj = { render: () => <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="marigold77" /> }
export const Strength: StoryObj = { render: () => <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="marigold77" strength={3} strengthLabel="Strength: good" hint="8 to 16 letters and numbers" /> }
export const Wrong: StoryObj = { render: () => <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="marigold77" error="The two passwords differ." /> }
