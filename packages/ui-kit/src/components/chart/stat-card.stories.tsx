import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { atMost } from '../../testing/playground.tsx'
import { Sparkline } from './sparkline.tsx'
import { StatCard, StatGrid } from './stat-card.tsx'

const since = 'on the 14 days before'
const rise = [3, 5, 4, 7, 6, 8, 9, 8, 11, 10, 12]
const fall = rise.toReversed()

const dossier = {
  purpose:
    'One figure that somebody looks at every day, and which way it goes. Six of them are a page; for the days behind it take a Chart.',
  anatomyOf: 'Overview',
  anatomy: [
    { at: '.p-stats > :nth-child(2) .p-stat__label', name: 'Label', says: '13, t2, sentence case.' },
    {
      at: '.p-stats > :nth-child(2) .p-stat__value',
      name: 'Figure',
      says: '24, 600, tabular. Gold only where it is money of the one who looks.',
    },
    {
      at: '.p-stats > :nth-child(2) .p-stat__amount',
      name: 'Change',
      says: '13 with an arrow of 16. The arrow says up or down, the colour says good or bad.',
    },
    {
      at: '.p-stats > :nth-child(2) .p-spark',
      name: 'Sparkline',
      says: '96 × 36 with a dot where it is now; info, edge for what goes out, gold for net money.',
    },
  ],
  dos: [
    { says: 'Say since when: "8.4% on the 14 days before".' },
    { says: 'Fewer withdrawals are good news for an agent: arrow down, colour ok.' },
  ],
  donts: [
    { says: 'Do not make the arrow carry the judgement: up is not always good.' },
    { says: 'No links and no buttons inside; the page below has them.' },
  ],
  accessibility: [
    'The sparkline is decoration; the change says the same in words.',
    'While it loads it is aria-busy and keeps its height.',
  ],
} satisfies Dossier

const meta: Meta<typeof StatCard> = { title: 'Data/StatCard', component: StatCard, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof StatCard> = {
  args: {
    label: 'Deposits',
    value: '₱ 149,100.00',
    gold: false,
    change: { way: 'up', tone: 'ok', amount: '8.4%', words: since },
    line: <Sparkline values={rise} />,
    loading: false,
  },
  decorators: [atMost(320)],
}
export const Overview: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Team balance" gold value="₱ 186,420.75" note="214 members, 9 new today" />
      <StatCard
        label="Deposits"
        value="₱ 149,100.00"
        change={{ way: 'up', tone: 'ok', amount: '8.4%', words: since }}
        line={<Sparkline values={rise} />}
      />
      <StatCard
        label="Withdrawals"
        value="₱ 94,300.00"
        change={{ way: 'down', tone: 'ok', amount: '3.1%', words: since }}
        line={<Sparkline color="edge" values={fall} />}
      />
      <StatCard
        label="Bets"
        value="₱ 912,640.20"
        change={{ way: 'up', tone: 'ok', amount: '5.7%', words: since }}
        line={<Sparkline values={rise} />}
      />
      <StatCard
        label="Team profit"
        gold
        value="₱ 22,232.50"
        change={{ way: 'up', tone: 'ok', amount: '11.9%', words: since }}
        line={<Sparkline color="gold" values={rise} />}
      />
      <StatCard
        label="Active players"
        value="131"
        change={{ way: 'down', tone: 'bad', amount: '2.2%', words: since }}
        line={<Sparkline values={fall} />}
      />
    </StatGrid>
  ),
}
export const NoChange: Story = {
  render: () => (
    <StatGrid>
      <StatCard
        label="New members"
        value="9"
        change={{ way: 'up', tone: 'plain', amount: '0.0%', words: since }}
        line={<Sparkline values={[4, 4, 4, 4]} />}
      />
    </StatGrid>
  ),
}
export const LongWords: Story = {
  render: () => (
    <StatGrid>
      <StatCard
        label="Kabuuang halaga ng mga na-withdraw ng iyong koponan"
        value="₱ 1,284,912,640.20"
        change={{ way: 'down', tone: 'bad', amount: '12.4%', words: 'so với 14 ngày trước đó · เทียบกับ 14 วันก่อนหน้า' }}
        line={<Sparkline values={fall} />}
      />
    </StatGrid>
  ),
}
export const Loading: Story = {
  render: () => (
    <StatGrid>
      <StatCard label="Deposits" value="" loading />
      <StatCard label="Withdrawals" value="" loading />
    </StatGrid>
  ),
}
