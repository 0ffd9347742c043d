import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { Button } from '../button/button.tsx'
import { Tabs, type TabsProps } from './tabs.tsx'

const games = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'slots', label: 'Slots', count: 8 },
  { value: 'live', label: 'Live', count: 4 },
]

const Chosen = ({ tabs = games, first = 'all' }: { tabs?: TabsProps<string>['tabs']; first?: string }) => {
  const [value, setValue] = useState(first)
  return (
    <Tabs label="Games" value={value} onValue={setValue} tabs={tabs}>
      {tabs.find((tab) => tab.value === value)?.label} by popularity
    </Tabs>
  )
}

const dossier = {
  purpose:
    'Panels of one thing, of which one is in view. For two to five choices that filter the same list take Segmented; for pages take links.',
  anatomyOf: 'WithCounts',
  anatomy: [
    {
      at: '[aria-selected="true"]',
      name: 'Chosen',
      says: 't1 and 600, below it a coral line of 2: the index tab, laid down.',
    },
    { at: '[aria-selected="false"]', name: 'Tab', says: '44 high, 24 to the next, t2 and 500.' },
    { at: '.p-tabs__count', name: 'Count', says: 't3, after the label, 8 between.' },
    { at: '.p-tabs__panel', name: 'Panel', says: '20 below the line.' },
  ],
  dos: [
    { says: 'One or two words a tab.' },
    { says: 'Let a long row scroll sideways; the chosen tab is brought into view by the focus.' },
  ],
  donts: [
    { says: 'No tabs in tabs.' },
    { says: 'Do not hide what must be read in a second tab: terms, costs, limits.' },
  ],
  accessibility: [
    'A list of tabs with a name, one of them in the order of Tab; the panel is named by its tab.',
    'Choosing follows the focus, so panels must be there at once.',
    'Colour is never alone: weight and line say it too.',
  ],
  keyboard: [
    { keys: '← →', does: 'the tab before or after, around the ends; mirrored right-to-left' },
    { keys: 'Home, End', does: 'the first and the last tab' },
  ],
} satisfies Dossier

const meta: Meta<typeof Tabs> = { title: 'Bits/Tabs', component: Tabs, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Tabs<string>> = {
  args: { label: 'Games', tabs: games, value: 'all', onValue: fn(), children: 'Twelve games by popularity' },
  render: kept(Tabs<string>, 'value', 'onValue'),
}
export const WithCounts: Story = { render: () => <Chosen /> }
export const Plain: Story = {
  render: () => <Chosen tabs={games.map(({ value, label }) => ({ value, label }))} first="slots" />,
}
export const WithAButton: Story = {
  render: () => (
    <Tabs
      label="Games"
      tabs={games}
      value="all"
      onValue={() => undefined}
      end={<Button variant="text">Save as CSV</Button>}
    >
      Twelve games by popularity
    </Tabs>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Chosen
        first="b"
        tabs={[
          { value: 'a', label: 'Lịch sử giao dịch' },
          { value: 'b', label: 'Chương trình khuyến mãi', count: 128 },
          { value: 'c', label: 'Mga gantimpala' },
        ]}
      />
    </div>
  ),
}
export const ByKeys: Story = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: /All/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Slots/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Live by popularity')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /All/ })).toHaveFocus()
  },
}
