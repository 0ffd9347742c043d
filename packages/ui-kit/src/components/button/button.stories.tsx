import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconPlay, IconRefresh } from '../../icons/index.ts'
import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button }
export default meta

export const Primary: StoryObj = { render: () => <Button variant="primary">Deposit</Button> }
export const Secondary: StoryObj = { render: () => <Button>Deposit</Button> }
export const Text: StoryObj = { render: () => <Button variant="text">Deposit</Button> }
export const Danger: StoryObj = { render: () => <Button variant="danger">Delete</Button> }
export const Sizes: StoryObj = { render: () => <div style={{ display: 'flex', gap: 12 }}><Button size="sm">Small</Button><Button>Medium</Button><Button size="lg">Large</Button></div> }
export const Loading: StoryObj = { render: () => <Button variant="primary" loading>Deposit</Button> }
export const Disabled: StoryObj = { render: () => <Button variant="primary" disabled>Deposit</Button> }
export const WithIcon: StoryObj = { render: () => <Button icon={<IconRefresh />}>Try again</Button> }
export const AsLink: StoryObj = { render: () => <LinkButton variant="primary" href="/game" icon={<IconPlay size={18} />}>Play</LinkButton> }
