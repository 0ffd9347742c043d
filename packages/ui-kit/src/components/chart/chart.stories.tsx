import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { ChartSeries } from './chart-series.ts'
import type { ChartProps } from './chart.tsx'
import { expect, userEvent, within } from 'storybook/test'
import { sumOf } from '../../testing/downline.ts'
import { Card } from '../card/card.tsx'
import { Chart } from './chart.tsx'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 7, 14 - count + 1 + index))
    const words = (month: 'short' | 'long') =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, timeZone: 'UTC' }).format(date)
    return { id: date.toISOString(), label: words('short'), name: words('long') }
  })
const deposits = [8200, 9600, 7400, 10800, 9100, 12400, 11200, 8800, 10100, 13600, 9800, 9900, 9700, 14200]
const withdrawals = [5100, 6300, 6900, 5600, 6800, 7200, 5900, 6100, 8400, 7700, 6200, 5400, 8800, 7900]
const net = deposits.map((sum, index) => sum - (withdrawals[index] ?? 0))

const money: ChartSeries[] = [
  { id: 'in', label: 'Deposits', kind: 'bar', color: 'info', values: deposits, total: '144,800.00' },
  { id: 'out', label: 'Withdrawals', kind: 'bar', color: 'edge', values: withdrawals, total: '94,300.00' },
  { id: 'net', label: 'Net', kind: 'line', color: 'gold', values: net, total: '+50,500.00' },
]
const words = {
  asTable: 'Show as a table',
  pointHead: 'Day',
  keys: 'Arrow keys step through the days, Home and End go to the first and the last.',
}
const format: ChartProps['format'] = (value, { color }) =>
  color === 'gold' && value > 0 ? `+${sumOf(value)}` : sumOf(value)
const formatTick = (value: number) =>
  Math.abs(value) >= 1000 ? `${value / 1000}k`.replace('-', '−') : String(value).replace('-', '−')

const Money = (props: Partial<ChartProps>) => (
  <Card>
    <Chart
      title="Money in and out"
      points={days(14)}
      series={money}
      format={format}
      formatTick={formatTick}
      words={words}
      {...props}
    />
  </Card>
)

const dossier = {
  purpose:
    'How a few figures went over days: money in and out, players, results. For one figure take a StatCard with its sparkline; for exact sums the table behind the switch.',
  anatomyOf: 'BarsAndLine',
  anatomy: [
    {
      at: '.p-chart__legend',
      name: 'Legend',
      says: 'Always there, also for one series. With the sum at rest, with the value of the day while one is chosen.',
    },
    {
      at: '.p-chart__bars[data-color="info"] > path:nth-child(6)',
      name: 'Bars',
      says: 'At most 18 wide, radius 4 at the end that tells the value, from zero up or down. info first, then edge.',
    },
    {
      at: '.p-chart__line',
      name: 'Line',
      says: '2 px with dots. Gold is for net money only; further series are ok and warn.',
    },
    { at: '.p-chart__tick', name: 'Grid', says: 'Hairlines of line at round values, zero in line-2. 12, t3.' },
    {
      at: '.p-switch',
      name: 'Switch',
      says: 'The same figures as a table, for whoever reads figures better than shapes.',
    },
  ],
  dos: [
    { says: 'Begin the axis at zero. A bar that begins elsewhere lies.' },
    { says: 'Give short ticks (12k) and full sums in the tip and the table.' },
    { says: 'Three series at most; more become a table.' },
  ],
  donts: [
    { says: 'No coral: it means "act here", never a series.' },
    { says: 'No green for deposits and red for withdrawals: neither is good or bad.' },
    { says: 'No pies, no areas under lines, no glow.' },
  ],
  accessibility: [
    'The picture is hidden from assistive technology; the plot takes the focus, names itself and reads out a day at a time.',
    'Colours differ in lightness too, series differ in kind, and the legend names them: colour is never alone.',
    'Its words (title, names of days, how the keys work) come by props.',
    'Right-to-left the first day stands on the right, and the arrows follow.',
  ],
  keyboard: [
    { keys: '← →', does: 'the day before, the day after' },
    { keys: 'Home, End', does: 'the first and the last day' },
    { keys: 'Page Up, Page Down', does: 'a week' },
    { keys: 'Escape', does: 'leaves the day' },
  ],
} satisfies Dossier

const meta: Meta<typeof Chart> = { title: 'Data/Chart', component: Chart, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Chart> = {
  args: { title: 'Money in and out', points: days(14), series: money, format, formatTick, height: 240, words },
}
export const BarsAndLine: Story = { render: () => <Money /> }
export const Stacks: Story = {
  render: () => (
    <Money
      title="Income by day"
      series={(['info', 'edge', 'ok', 'warn', 'plain'] as const).map((color, at) => ({
        id: color,
        label: ['Commission', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'][at] ?? '',
        kind: 'stack',
        color,
        values: deposits.map((sum, index) => (at === 1 && index !== 4 ? 0 : Math.round(sum / (at + 1)))),
      }))}
    />
  ),
}
export const OneSeries: Story = {
  render: () => (
    <Money
      title="Active players"
      series={[
        {
          id: 'players',
          label: 'Players',
          kind: 'bar',
          color: 'info',
          values: deposits.map((sum) => Math.round(sum / 100)),
          total: 'today 142',
        },
      ]}
      format={String}
    />
  ),
}
export const Losses: Story = {
  render: () => (
    <Money
      title="Result by day"
      series={[
        {
          id: 'net',
          label: 'Result',
          kind: 'bar',
          color: 'info',
          values: net.map((sum, index) => (index % 3 === 1 ? -sum / 2 : sum)),
          total: sumOf(21_450),
        },
      ]}
    />
  ),
}
export const Lines: Story = {
  render: () => (
    <Money
      title="Time on the site"
      format={(value) => `${value} min`}
      formatTick={String}
      series={[
        {
          id: 'live',
          label: 'Live',
          kind: 'line',
          color: 'info',
          values: [22, 41, 35, 12, 60, 48, 31, 20, 44, 52, 12, 8, 30, 25],
        },
        {
          id: 'slots',
          label: 'Slots',
          kind: 'line',
          color: 'ok',
          values: [12, 11, 18, 22, null, null, 25, 31, 28, 12, 9, 14, 20, 18],
        },
        {
          id: 'fish',
          label: 'Fishing',
          kind: 'line',
          color: 'warn',
          values: [0, 4, 6, 0, 10, 12, 4, 0, 6, 8, 3, 2, 0, 5],
        },
      ]}
    />
  ),
}
export const NinetyDays: Story = {
  render: () => (
    <Money
      points={days(90)}
      series={money.slice(0, 2).map((one) => ({
        ...one,
        values: Array.from({ length: 90 }, (_, index) => one.values[(index * 5) % 14] ?? null),
      }))}
    />
  ),
}
export const OneDay: Story = {
  render: () => <Money points={days(1)} series={money.map((one) => ({ ...one, values: one.values.slice(-1) }))} />,
}
export const NothingYet: Story = {
  render: () => <Money series={money.map((one) => ({ ...one, total: '0.00', values: deposits.map(() => 0) }))} />,
}

export const ByKeys: Story = {
  render: () => <Money />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application', { name: 'Money in and out' }).focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 August, Deposits 9,600.00, Withdrawals 6,300.00, Net +3,300.00',
    )
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent('14 August')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const AsTable: Story = {
  render: () => <Money />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as a table' }))
    await expect(canvas.getByRole('table', { name: 'Money in and out' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
  },
}
