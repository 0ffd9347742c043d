import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormError, Notice } from './notice.tsx'

const meta: Meta<typeof Notice> = { title: 'Bits/Notice', component: Notice }
export default meta

export const Good: StoryObj = { render: () => <Notice tone="ok">₱ 200.00 is in your wallet.</Notice> }
export const Bad: StoryObj = { render: () => <FormError title="Nothing was sent.">The network dropped. Try again.</FormError> }
export const NeedsYou: StoryObj = { render: () => <Notice tone="warn">You have played for two hours.</Notice> }
export const Info: StoryObj = { render: () => <Notice>Balance updating.</Notice> }
