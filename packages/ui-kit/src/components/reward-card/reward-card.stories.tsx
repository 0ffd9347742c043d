import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { IconCoins, IconGift, IconTicket } from '../../icons/index.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { RewardCard, RewardGrid, RewardSkeleton, type RewardCardProps } from './reward-card.tsx'

const card = (name: string, props: Partial<RewardCardProps> = {}): RewardCardProps => ({
  name,
  text: 'To your main wallet at once',
  terms: 'Play ₱50.00 before you withdraw it.',
  sign: <IconCoins size={48} />,
  cost: '450',
  costLabel: 'points',
  action: <Button size="sm">Redeem</Button>,
  ...props,
})
const cards = [
  card('₱50 cash'),
  card('₱38 ticket', { sign: <IconTicket size={48} />, cost: '260' }),
  card('Deck of cards', {
    text: 'Sent to your address',
    terms: undefined,
    sign: <IconGift size={48} />,
    badge: <Badge>3 left</Badge>,
  }),
  card('₱500 cash', {
    cost: '4,200',
    action: (
      <Button size="sm" disabled>
        Save up
      </Button>
    ),
  }),
]

const dossier = {
  purpose: 'Something that points buy. A bonus is a Ticket, a game a GameTile.',
  anatomyOf: 'Grid',
  anatomy: [
    { at: '.p-reward__picture', name: 'Picture, 148', says: 'The thing itself, or the sign of its kind on s2.' },
    { at: '.p-reward__badge', name: 'Badge', says: 'How many are left, where there is an end to them.' },
    { at: '.p-reward__text', name: 'Condition, 13', says: 'What must be played, before one chooses.' },
    { at: '.p-reward__figure', name: 'Cost, 17', says: 'In t1: points are not money, so never gold.' },
  ],
  dos: [{ says: 'Name what a disabled action waits for in its own words: “Save up”, “None left”.' }],
  donts: [
    { says: 'No coral button: many cards stand side by side.' },
    { says: 'No “only today”, no count of others who look.' },
  ],
  accessibility: [
    'A list of items, each with a heading; the picture is decoration.',
    'The action’s own name carries the reward’s.',
  ],
} satisfies Dossier

const meta: Meta<typeof RewardCard> = { title: 'Lobby/RewardCard', component: RewardCard, parameters: { dossier } }
export default meta

const all = (list: readonly RewardCardProps[]) => (
  <>
    <h2 className="p-hidden">Rewards</h2>
    <RewardGrid label="Rewards">
      {list.map((props) => (
        <RewardCard key={props.name} {...props} />
      ))}
    </RewardGrid>
  </>
)

export const Playground: StoryObj<typeof RewardCard> = {
  args: card('₱50 cash'),
  decorators: [
    (Story) => (
      <>
        <h2 className="p-hidden">Rewards</h2>
        <RewardGrid label="Rewards">
          <Story />
        </RewardGrid>
      </>
    ),
  ],
}
export const Grid: StoryObj = { render: () => all(cards) }
export const Loading: StoryObj = { render: () => <RewardSkeleton count={4} /> }
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      {all([
        card('Magandang parol na gawa sa kapis mula sa Pampanga', {
          badge: <Badge>240 na lang ang natitira</Badge>,
          costLabel: 'puntos sa kabuuan',
        }),
      ])}
    </div>
  ),
}
