import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Medal } from '../medal/medal.tsx'
import { Progress } from '../progress/progress.tsx'
import { RankCard, RankGoal } from './rank-card.tsx'

const jade = <Medal sign="2" color="#5fd8a5" ground="#1d3843" size={88} />
const goal = (
  <RankGoal
    medal={<Medal sign="3" color="#f2c46d" ground="#43351d" size={28} />}
    title="Next: VIP3"
    note="Both are needed"
  >
    <Progress
      label="Bets this month"
      value="₱8,400.00 of ₱10,000.00, 84 %"
      percent={84}
      left="₱1,600.00 to VIP3"
      until="8 days left"
    />
    <Progress
      label="Bets in total"
      value="₱38,000.00 of ₱50,000.00, 76 %"
      percent={76}
      left="₱12,000.00 to VIP3"
      until="No end"
    />
  </RankGoal>
)

const dossier = {
  purpose: 'The rank of the one who looks, and how far the next one is. What all ranks give is a CompareTable.',
  anatomyOf: 'Between',
  anatomy: [
    { at: '.p-rank-card__who', name: 'Rank', says: 'Medal 88, name 38/600, what holds for it 13 in t2.' },
    { at: '.p-rank-card__goal', name: 'Next', says: 'Medal 28 and name 17/600; at the end what is needed.' },
    { at: '.p-progress', name: 'Bar', says: 'One a condition, with what is left and until when.' },
  ],
  dos: [{ says: 'Say that a rank stays, where it stays.' }],
  donts: [{ says: 'Do not invite to stake more: the card says how far it is, not that it is near.' }],
  accessibility: ['The rank and the next one are headings; the medals say nothing.'],
} satisfies Dossier

const meta: Meta<typeof RankCard> = { title: 'Data/RankCard', component: RankCard, parameters: { dossier } }
export default meta

type Story = StoryObj<typeof RankCard>

export const Playground: Story = {
  args: { medal: jade, label: 'Your rank', name: 'VIP2', text: 'A rank you have reached stays yours.', children: goal },
}
export const Between: Story = { args: { ...Playground.args } }
export const Alone: Story = {
  args: { medal: <Medal sign="8" size={88} />, label: 'Your rank', name: 'VIP8', text: 'This is the highest one.' },
}
export const LongWords: Story = {
  args: {
    medal: <Medal sign="128" size={88} />,
    label: 'Antas mo sa VIP',
    name: 'Aquamarine Grandmaster of the Whole Archipelago',
    text: 'Hindi na binabawi ang antas na naabot mo.',
    children: goal,
  },
}
