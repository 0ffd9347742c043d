import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconFlameFill } from '../../icons/index.ts'
import { Badge } from './badge.tsx'

const meta: Meta<typeof Badge> = { title: 'Bits/Badge', component: Badge }
export default meta

export const Tones: StoryObj = { render: () => <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}><Badge>Closed</Badge><Badge tone="ok">Received</Badge><Badge tone="info">In process</Badge><Badge tone="warn">Please confirm</Badge><Badge tone="bad">Rejected</Badge><Badge tone="gold">+ 40.00</Badge></div> }
export const OnPosters: StoryObj = { render: () => <div style={{ display: 'flex', gap: 8 }}><Badge tone="hot" icon={<IconFlameFill size={14} />}>Hot</Badge><Badge tone="new">New</Badge></div> }
