import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { IconCheck, IconFlameFill } from '../../icons/index.ts'
import { Badge } from './badge.tsx'

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const

const dossier = {
  purpose:
    'One or two words about the state of something: received, rejected, new. For a choice that can be pressed take a Chip.',
  anatomyOf: 'Tones',
  anatomy: [
    {
      at: '[data-tone="ok"]',
      name: 'Badge',
      says: '22 high, radius 6 (r1), 8 at both sides, 12 and 600, soft ground in its tone.',
    },
    { at: '[data-tone="warn"]', name: 'Needs you', says: 'Citron, so that gold stays money.' },
    { at: '[data-tone="gold"]', name: 'Sum', says: 'Gold on s2, for credited sums only.' },
  ],
  dos: [
    { says: 'Say the state in a word; the tone is the second cue.' },
    { says: 'Counts of what is unread are bad, whatever they count.' },
  ],
  donts: [
    { says: 'No coral badge: coral means "act here".' },
    {
      says: 'Not more than one on a poster; Hot wins over New.',
      draw: () => (
        <div style={row}>
          <Badge tone="hot" icon={<IconFlameFill size={14} />}>
            Hot
          </Badge>
          <Badge tone="new">New</Badge>
        </div>
      ),
    },
    { says: 'No gold for ranks, levels or "VIP".' },
  ],
  accessibility: [
    'Plain text: it is read where it stands. On grounds page, s1 and s2 every pair has a contrast of 4.5 or more, in both themes.',
    'An icon in it is decoration; the word says it all.',
  ],
} satisfies Dossier

const meta: Meta<typeof Badge> = { title: 'Bits/Badge', component: Badge, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Badge> = { args: { tone: 'ok', children: 'Received' } }
export const Tones: Story = {
  render: () => (
    <div style={row}>
      <Badge>Closed</Badge>
      <Badge tone="ok">Received</Badge>
      <Badge tone="info">In process</Badge>
      <Badge tone="warn">Please confirm</Badge>
      <Badge tone="bad">Rejected</Badge>
      <Badge tone="bad">3 unread</Badge>
      <Badge tone="gold">+ 40.00</Badge>
    </div>
  ),
}
export const OnPosters: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="hot" icon={<IconFlameFill size={14} />}>
        Hot
      </Badge>
      <Badge tone="new">New</Badge>
    </div>
  ),
}
export const WithIcon: Story = {
  render: () => (
    <Badge tone="ok" icon={<IconCheck size={14} />}>
      Verified
    </Badge>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={row}>
      <Badge tone="info">Đang được xử lý</Badge>
      <Badge tone="warn">โปรดยืนยันหมายเลขของคุณ</Badge>
      <Badge tone="bad">Hindi natanggap ang bayad</Badge>
    </div>
  ),
}
