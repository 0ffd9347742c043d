import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Behind } from '../../testing/behind.tsx'
import { face } from '../../testing/pictures.ts'
import { kept, overThePage } from '../../testing/playground.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import { SidePanel, SidePanelActions, SidePanelPart, type SidePanelProps } from './side-panel.tsx'

type Story = StoryObj<typeof SidePanel>

const all = (name = 'jomar.reyes') => (
  <>
    <ProfileHead name={name} sub="Agent, level 3" avatar={<Avatar size={56} src={face(3)} />} />
    <SidePanelActions>
      <Button variant="primary">Transfer money</Button>
      <Button>Set rates</Button>
    </SidePanelActions>
    <SidePanelPart title="In these 14 days" note="With their team">
      <FactList
        facts={[
          { id: 'deposits', name: 'Deposits', value: '₱12,480.00' },
          { id: 'turnover', name: 'Turnover', value: '₱62,480.00' },
        ]}
      />
    </SidePanelPart>
  </>
)

const Over = ({ open: first = true, ...props }: Partial<SidePanelProps>) => {
  const [open, setOpen] = useState(first)
  return (
    <Behind>
      <Button onClick={() => setOpen(true)}>Open jomar.reyes</Button>
      <SidePanel
        name="memberPanel"
        label="jomar.reyes"
        closeLabel="Close"
        head={<span>1 of 9</span>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? all()}
      </SidePanel>
    </Behind>
  )
}

const dossier = {
  purpose: 'All there is about one row of a list, with what can be done to it, while the list stays where it was.',
  anatomyOf: 'Member',
  anatomy: [
    { at: '.p-panel__at', name: 'Place', says: 'Where in the list this is, f13 in t2, and the way to the next row.' },
    { at: '.p-panel__head > .p-icon-button', name: 'Close, 44', says: 'At the end of the head.' },
    { at: '.p-panel__actions', name: 'Actions', says: 'Two columns of buttons of 44, the main one first.' },
    { at: '.p-panel__part', name: 'Part', says: 'A heading in f15 at 600 over facts, a line of 1 before it.' },
  ],
  dos: [
    { says: 'Begin with who or what it is, then the actions, then the facts.' },
    { says: 'Write the open row into the address, so that Back closes the panel.' },
  ],
  donts: [
    { says: 'Do not use it for a form: that is a Modal, which may stand over the panel.' },
    { says: 'Do not open a second panel from it.' },
  ],
  accessibility: [
    'A modal dialog with a name of its own; the focus goes back to the row that opened it.',
    'From right to left it comes from the left. Under 768 px it takes the whole width.',
  ],
  keyboard: [
    { keys: 'Esc', does: 'closes' },
    { keys: 'Tab', does: 'goes round inside' },
  ],
} satisfies Dossier

const meta: Meta<typeof SidePanel> = {
  title: 'Overlays/SidePanel',
  component: SidePanel,
  parameters: { dossier, layout: 'fullscreen', docs: { story: { height: '720px' } } },
}
export default meta

export const Playground: StoryObj<typeof SidePanel> = {
  args: {
    open: true,
    name: 'memberPanel',
    label: 'jomar.reyes',
    closeLabel: 'Close',
    onClose: fn(),
    head: <span>1 of 9</span>,
    children: all(),
  },
  render: kept(SidePanel, 'open', 'onClose', false),
  decorators: [overThePage],
}
export const Member: Story = { render: () => <Over /> }
export const LongName: Story = {
  render: () => <Over>{all('mayumi_santos_of_cebu_city_and_the_whole_archipelago')}</Over>,
}
export const FromTheRight: Story = { render: () => <Over />, globals: { lang: 'XB' } }
export const ByKeyboard: Story = {
  render: () => <Over open={false} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open jomar.reyes' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'jomar.reyes' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
