import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './money.tsx'

const meta: Meta<typeof Money> = { title: 'Bits/Money', component: Money }
export default meta

export const Yours: StoryObj = { render: () => <Money>₱ 4,821.50</Money> }
export const Pending: StoryObj = { render: () => <Money tone="pending">₱ 150.00</Money> }
export const Void: StoryObj = { render: () => <Money tone="void">₱ 150.00</Money> }
