import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta: Meta<typeof Card> = { title: 'Bits/Card', component: Card }
export default meta

export const Default: StoryObj = { render: () => <Card><p>One object, one card.</p></Card> }
export const Tight: StoryObj = { render: () => <Card tight><p>Up to the edge.</p></Card> }
