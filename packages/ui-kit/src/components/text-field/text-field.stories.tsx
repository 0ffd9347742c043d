import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './text-field.tsx'

const meta: Meta<typeof TextField> = { title: 'Fields/TextField', component: TextField }
export default meta

export const Empty: StoryObj = { render: () => <TextField label="Username" placeholder="6 to 16 letters" hint="First sign is a letter" /> }
export const Required: StoryObj = { render: () => <TextField label="Full name" required /> }
export const Optional: StoryObj = { render: () => <TextField label="Invitation code" optional="optional" /> }
export const Wrong: StoryObj = { render: () => <TextField label="Full name" defaultValue="Linh" error="Write both names, as on your bank account." /> }
export const Good: StoryObj = { render: () => <TextField label="Username" defaultValue="linh.tran88" good="This name is free" /> }
export const Disabled: StoryObj = { render: () => <TextField label="Invitation code" disabled defaultValue="From your invitation" /> }
