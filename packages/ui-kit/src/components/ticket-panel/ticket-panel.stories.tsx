import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Button } from '../button/button.tsx'
import { CardHead, CardText } from '../card/card.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { FormStack } from '../form/form.tsx'
import { TicketPanel, TicketTitle } from './ticket-panel.tsx'

const dossier = {
  purpose: 'One thing that can be taken, at the head of a page, with its button on the stub.',
  anatomyOf: 'Playground',
  anatomy: [
    { at: '.p-ticket-panel__title', name: 'Sum, 30/600', says: 'A sentence with the sum: it is the heading.' },
    { at: '.p-ticket-panel__text', name: 'Made of, 14', says: 'How many, and which of them ends first.' },
    {
      at: '.p-ticket-panel__stub',
      name: 'Stub, 280',
      says: 'The button and its condition; below the head on a phone.',
    },
  ],
  dos: [{ says: 'Let the perforation part what is read from what is done.' }],
  donts: [{ says: 'One panel a column: a list of promotions takes a Ticket each.' }],
  accessibility: ['A section with a heading; perforation and notches are decoration.'],
} satisfies Dossier

const meta: Meta<typeof TicketPanel> = {
  title: 'Data/TicketPanel',
  component: TicketPanel,
  parameters: { dossier },
}
export default meta

type Story = StoryObj<typeof TicketPanel>

const stub = (
  <FormStack>
    <Button variant="primary" block>
      Claim all 4
    </Button>
    <CardText>Each one is given under the terms in its row.</CardText>
  </FormStack>
)

export const Playground: Story = {
  args: {
    children: <TicketTitle title="₱322.00 to claim" text="4 rewards. The first ends Nov 22, 2026, 11:59 PM." />,
    stub,
    cut: 'end',
  },
}
export const Below: Story = {
  args: {
    cut: 'below',
    children: (
      <>
        <CardHead title="Weekly raffle" />
        <CardText>Draw on Nov 22, 2026, 4:00 PM</CardText>
      </>
    ),
    stub: (
      <FactList
        facts={[
          { id: '1', name: 'Place 1', value: '₱8,888.00' },
          { id: '2', name: 'Place 2', value: '₱3,888.00' },
        ]}
      />
    ),
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 392 }}>
        <Shown />
      </div>
    ),
  ],
}
export const LongWords: Story = {
  args: {
    children: (
      <TicketTitle
        title="₱1,234,567,890.25 ang puwedeng kunin"
        text="4 na gantimpala. Matatapos ang una sa Nob 22, 2026, 11:59 PM."
      />
    ),
    stub,
  },
  globals: { viewport: { value: 'small' } },
}
