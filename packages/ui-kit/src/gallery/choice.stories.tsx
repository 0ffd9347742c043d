import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { Checkbox } from '../components/checkbox/checkbox.tsx'
import { Chip, Chips } from '../components/chip/chip.tsx'
import { Segmented } from '../components/segmented/segmented.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { Panel, Row } from './panel.tsx'

/** Ways to choose, and the tags that tell a status. */
export const ChoicePanel = () => {
  const [range, setRange] = useState('Today')
  const [tab, setTab] = useState('all')
  return (
    <Panel title="Choice">
      <Checkbox label="Remember me for a day" defaultChecked />
      <Checkbox label="Send me the weekly letter" />
      <Row>
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </Row>
      <Segmented
        label="Range"
        value={range}
        onValue={setRange}
        options={['Today', 'Week', 'Month'].map((value) => ({ value, label: value }))}
      />
      <Tabs
        label="Games"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: 'all', label: 'All', count: 12 },
          { value: 'slots', label: 'Slots' },
          { value: 'live', label: 'Live' },
        ]}
      >
        {null}
      </Tabs>
      <Chips label="Kind">
        <Chip selected>All</Chip>
        <Chip>Hot</Chip>
        <Chip>New</Chip>
      </Chips>
      <Row gap={8}>
        <Badge>Closed</Badge>
        <Badge tone="ok">Received</Badge>
        <Badge tone="info">In process</Badge>
        <Badge tone="warn">Please confirm</Badge>
        <Badge tone="bad">Rejected</Badge>
        <Badge tone="gold">+ 40.00</Badge>
      </Row>
    </Panel>
  )
}

const meta: Meta<typeof ChoicePanel> = {
  title: 'Gallery/Choice',
  tags: ['!autodocs'],
  component: ChoicePanel,
  excludeStories: /Panel$/,
}
export default meta

export const AllStates: StoryObj<typeof ChoicePanel> = {}
