import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { RadioGroupProps } from './radio-group.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { Money } from '../money/money.tsx'
import { RadioGroup } from './radio-group.tsx'

const wallets = [
  { value: 'main', label: 'Main wallet', end: '₱ 4,821.50' },
  { value: 'tiger', label: 'Paper Tiger', hint: 'Goes home before another provider’s game starts', end: '₱ 120.00' },
  { value: 'north', label: 'Northlight', hint: 'Under maintenance until 06:30', disabled: true, end: '₱ 0.00' },
]
const bonuses = [
  {
    value: 'second',
    label: 'Second deposit, 20% up to ₱ 5,000',
    hint: 'Play it 8 times before you withdraw',
    end: <Money>+ 40.00</Money>,
  },
  { value: 'none', label: 'No bonus', hint: 'Withdraw whenever you like' },
]

const Kept = ({ value: first, ...props }: Partial<RadioGroupProps<string>>) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 480 }}>
      <RadioGroup label="Take it from" options={wallets} {...props} value={value} onValue={setValue} />
    </div>
  )
}

const meta: Meta<typeof RadioGroup> = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  parameters: {
    dossier: {
      purpose:
        'One of two to six, where people compare before they choose. For two to five short words take Segmented, for more lines Select or SelectMenu.',
      anatomyOf: 'Cards',
      anatomy: [
        { at: '.p-field__label', name: 'Label', says: 'The question; read out before the first choice.' },
        {
          at: '.p-option__box',
          name: 'Box',
          says: '20 px, round, edge border on well. Chosen: coral with a tick in on-accent; in the light theme with accent-edge.',
        },
        { at: '.p-option__label', name: 'Words', says: '15 px; chosen t1, else t2. They wrap, they are never cut.' },
        { at: '.p-option__hint', name: 'Hint', says: '13 px in t3: the terms, the time, why it cannot be chosen.' },
        { at: '.p-option__end', name: 'End', says: 'A sum or a count, tabular, at the end of the row.' },
      ],
      dos: [
        {
          says: 'Use cards where a choice has terms of its own (bonus, way to pay), chips for sums and other short words, rows for all else.',
        },
        { says: 'Name what “none” gives: “No bonus. Withdraw whenever you like”, of equal size.' },
        { says: 'Start with nothing chosen where a default would decide about money.' },
      ],
      donts: [
        { says: 'Never choose a bonus for somebody.' },
        { says: 'No radio alone: one choice that can be taken back is a checkbox.' },
        { says: 'No card inside a card: rows there.' },
      ],
      accessibility: [
        'A radiogroup of native radios: the count, the place and the hint of each are read out.',
        'The whole row is the target: at least 44 px high, cards 64.',
        'A disabled choice stays in its place and says why in its hint.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'To the chosen one, or the first' },
        { keys: 'Arrow keys', does: 'Choose the next or the one before' },
        { keys: 'Space', does: 'Choose the one in focus' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof RadioGroup<string>> = {
  args: {
    label: 'Take it from',
    options: wallets,
    value: 'main',
    onValue: fn(),
    look: 'rows',
    beside: false,
    required: false,
  },
  render: kept(RadioGroup<string>, 'value', 'onValue'),
  decorators: [atMost(480)],
}
export const Rows: StoryObj = { render: () => <Kept value="main" /> }
export const Cards: StoryObj = {
  render: () => <Kept label="Take a bonus with it" look="cards" options={bonuses} value="second" />,
}
const ways = [
  { value: 'qr', label: 'Perlas Wallet', hint: 'About a minute, no fee, ₱ 100 to ₱ 50,000' },
  { value: 'bank', label: 'Online banking', hint: 'About 2 minutes, no fee, ₱ 200 to ₱ 100,000' },
  { value: 'card', label: 'Card', hint: 'About 2 minutes, 1.5% fee, ₱ 200 to ₱ 20,000' },
]
export const CardsBeside: StoryObj = {
  render: () => (
    <div style={{ inlineSize: '100%', minInlineSize: 320 }}>
      <RadioGroup label="Way to pay" look="cards" beside options={ways} value="bank" onValue={() => undefined} />
    </div>
  ),
}
const sums = ['500', '1,000', '2,000', '5,000', '10,000', '20,000'].map((sum, index) => ({
  value: sum,
  label: `₱ ${sum}.00`,
  disabled: index > 3,
}))
export const Chips: StoryObj = {
  render: () => (
    <Kept
      label="Amount"
      look="chips"
      options={sums}
      value="1,000"
      required
      hint="Only these amounts can be withdrawn. What is greyed is more than is free."
    />
  ),
}
export const NothingChosen: StoryObj = {
  render: () => <Kept label="Take a bonus with it" look="cards" options={bonuses} required hint="One at most" />,
}
export const Wrong: StoryObj = { render: () => <Kept required error="Choose the wallet that the money leaves." /> }
export const ByKeyboard: StoryObj = {
  render: () => <Kept value="main" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Main wallet' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Paper Tiger' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Main wallet' })).toBeChecked()
  },
}
const long = [
  {
    value: 'a',
    label: 'Gamitin ang bonus sa ikalawang deposito, 20% hanggang ₱ 5,000',
    hint: 'Laruin nang walong beses bago mag-withdraw, sa slots lang',
    end: <Money>+ 40.00</Money>,
  },
  { value: 'b', label: 'ไม่รับโบนัส', hint: 'ถอนเงินได้ทุกเมื่อที่คุณต้องการ' },
]
export const LongWords: StoryObj = {
  render: () => <Kept label="Kumuha ng bonus kasabay nito" look="cards" options={long} value="b" />,
}
