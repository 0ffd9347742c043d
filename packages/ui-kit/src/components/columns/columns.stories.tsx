import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Columns } from './columns.tsx'

type Story = StoryObj<typeof Columns>

const steps = (
  <Card>
    <h2 style={{ font: 'var(--font-17)' }}>What happens next</h2>
    <p style={{ color: 'var(--color-t2)', marginBlockStart: 8 }}>
      Your account is open at once. Deposit ₱ 100 or more, and play any of 1,659 games. You can set a daily limit before
      you start.
    </p>
  </Card>
)
const form = (
  <Card>
    <TextField label="Username" hint="6 to 16 letters" />
    <p style={{ marginBlockStart: 18 }}>
      <Button variant="primary">Create my account</Button>
    </p>
  </Card>
)

const dossier = {
  purpose:
    'One thing to do and what helps to do it: a form and its steps, a deposit and its summary. Lists and grids take the whole width instead.',
  anatomyOf: 'Form',
  anatomy: [
    {
      at: '.p-columns__main',
      name: 'Main column',
      says: 'As wide as 1280 leaves; its card pads 32. On a phone the card loses its ground, so that the form has the whole screen.',
    },
    {
      at: '.p-columns__aside',
      name: 'Side column',
      says: '392 wide, gap 32; cards pad 24, 24 apart. Below 1100 px it comes after the main column.',
    },
  ],
  dos: [
    {
      says: 'Put first in the document what is done first: below 1100 the order of the document is the order on the screen.',
    },
    { says: 'Give the side column what may be skipped.' },
  ],
  donts: [
    { says: 'Do not put a second form at the side: Enter would not say which it sends.' },
    { says: 'Do not fill the side with promotions.' },
  ],
  accessibility: [
    'No role of its own: the columns are read one after the other.',
    'At 320 px and at 200 % zoom nothing needs sideways scrolling.',
  ],
} satisfies Dossier

const meta: Meta<typeof Columns> = { title: 'Shell/Columns', component: Columns, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Columns> = { args: { aside: steps, children: form } }
export const Form: Story = {
  render: () => <Columns aside={steps}>{form}</Columns>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create my account' })).toHaveFocus()
  },
}
export const TwoAtTheSide: Story = {
  render: () => (
    <Columns
      aside={
        <>
          {steps}
          <Card>Only for players aged 21 or over.</Card>
        </>
      }
    >
      {form}
    </Columns>
  ),
}
