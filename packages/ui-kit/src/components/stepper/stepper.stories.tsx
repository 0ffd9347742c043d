import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Dossier } from '../../testing/dossier.ts'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Stepper } from './stepper.tsx'

const words = { done: 'Done:', failed: 'Ended here:' }

const dossier: Dossier = {
  purpose:
    'A way of three to six steps, and where one is on it: opening an account, paying, a withdrawal on its way. For pages of a list take Pagination.',
  anatomyOf: 'Withdrawal',
  anatomy: [
    {
      at: '[data-state="done"] > .p-stepper__mark',
      name: 'Mark',
      says: '24 px round. Done: ok with a tick. Now: coral. Next: edge.',
    },
    { at: '.p-stepper__time', name: 'Time', says: 'When the step was reached, in t3 at the end of the row.' },
    { at: '.p-stepper__text', name: 'What is known', says: 'The reason, or how long it usually takes, 13 px.' },
    { at: '.p-stepper__action', name: 'Action', says: 'What can be done now, as long as it can be done.' },
  ],
  dos: [
    { says: 'Name each step by what is reached, not by what the system does.' },
    { says: 'Give a withdrawal its times, and keep Cancel at the step at which it still works.' },
  ],
  donts: [
    { says: 'Do not show a step that most people never see.' },
    { says: 'Do not put more than four steps across: they turn into a list on a phone anyway.' },
  ],
  accessibility: [
    'An ordered list; the step one is at has aria-current.',
    'A tick and a cross are said in words too; colour is never alone.',
  ],
}

const meta: Meta<typeof Stepper> = { title: 'Bits/Stepper', component: Stepper, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Stepper> = {
  args: { steps: [{ title: 'Amount' }, { title: 'Pay' }, { title: 'Done' }], current: 1, direction: 'across', words },
}
export const Withdrawal: StoryObj<typeof Stepper> = {
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <Card as="section">
        <Stepper
          words={words}
          current={2}
          steps={[
            { title: 'Asked for', time: '12 Aug, 19:51' },
            { title: 'Checked', time: '12 Aug, 19:54' },
            {
              title: 'On its way to Delta Bank •• 0926',
              text: 'Usually within eight minutes',
              action: <Button size="sm">Cancel the withdrawal</Button>,
            },
            { title: 'Received' },
          ]}
        />
      </Card>
    </div>
  ),
}

export const Refused: StoryObj<typeof Stepper> = {
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <Card as="section">
        <Stepper
          words={words}
          current={1}
          steps={[
            { title: 'Asked for', time: '12 Aug, 17:03' },
            {
              title: 'Not paid',
              failed: true,
              time: '12 Aug, 17:20',
              text: 'The name on the account differs from yours. The sum is back in your wallet.',
              action: <Button size="sm">Change the account</Button>,
            },
          ]}
        />
      </Card>
    </div>
  ),
}

export const Across: StoryObj<typeof Stepper> = {
  render: () => (
    <Stepper
      direction="across"
      words={words}
      current={1}
      steps={[{ title: 'Amount' }, { title: 'Pay' }, { title: 'Done' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay').closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Done:')).toBeInTheDocument()
  },
}

export const Long: StoryObj<typeof Stepper> = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Stepper
        words={words}
        steps={[
          { title: 'Punan ang form ng pagpaparehistro', text: 'Dalawang minuto lang' },
          { title: 'Kumpirmahin ang numero ng mobile mo' },
          { title: 'Pumili ng unang lalaruin' },
        ]}
      />
    </div>
  ),
}

export const AllDone: StoryObj<typeof Stepper> = {
  render: () => (
    <Stepper
      direction="across"
      words={words}
      current={3}
      steps={[{ title: 'Amount' }, { title: 'Pay' }, { title: 'Done' }]}
    />
  ),
}
