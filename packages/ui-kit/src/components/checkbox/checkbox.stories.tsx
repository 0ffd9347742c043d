import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta: Meta<typeof Checkbox> = { title: 'Fields/Checkbox', component: Checkbox }
export default meta

export const Off: StoryObj = { render: () => <Checkbox label="Remember me on this device for a day" /> }
export const On: StoryObj = { render: () => <Checkbox label="Remember me on this device for a day" defaultChecked /> }
export const Wrong: StoryObj = { render: () => <Checkbox label={<>I am 21 or older and agree to the <a href="/terms">terms of use</a></>} error="Confirm this to open an account." /> }
export const Disabled: StoryObj = { render: () => <Checkbox label="Not now" disabled /> }
