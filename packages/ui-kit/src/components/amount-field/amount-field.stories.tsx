import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { AmountFieldProps } from './amount-field.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { AmountField } from './amount-field.tsx'

const Kept = ({ value: first = null, ...props }: Partial<AmountFieldProps>) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 640 }}>
      <AmountField
        label="Amount"
        currency="PHP"
        locale="en-PH"
        clearLabel="Clear the amount"
        unreadableLabel="That is not an amount. Write figures, such as 1,500.00."
        quickLabel="Sums"
        quick={[100_000, 2_000, 5_000, 10_000, 20_000, 50_000]}
        min={1_000}
        max={500_000}
        rangeLabel={(min, max) => `From ${min} to ${max}`}
        {...props}
        value={value}
        onValue={setValue}
      />
    </div>
  )
}

const meta: Meta<typeof AmountField> = {
  title: 'Fields/AmountField',
  component: AmountField,
  parameters: {
    dossier: {
      purpose:
        'Money that one types: a deposit, a withdrawal, a transfer. A number that is not money (a percentage, an age) is a TextField.',
      anatomyOf: 'Filled',
      anatomy: [
        { at: '.p-field__label', name: 'Label', says: '17 px weight 600 in t1: the sum is the heart of its form.' },
        {
          at: '.p-amount__range',
          name: 'Limits',
          says: '13 px in t3 at the end of the label’s line, said before anything is typed.',
        },
        { at: '.p-amount__sign', name: 'Sign', says: '26 px in t2, where the language puts it: ₱ before, ₫ after.' },
        {
          at: '.p-amount__input',
          name: 'Sum',
          says: '30 px weight 600, gold and tabular, in a box of 72. Grouped while it grows; two digits follow when the field is left.',
        },
        {
          at: '.p-amount__sum',
          name: 'Sums',
          says: 'Boxes of 48 high, three in a row on a phone, smallest first; the chosen one accent-soft with accent border.',
        },
        { at: '.p-box__button', name: 'Clear', says: '36 in a hit area of 44; only while there is a sum.' },
      ],
      dos: [
        { says: 'Start empty. The sum is the visitor’s, not ours.' },
        { says: 'Give sums of the currency’s own steps: 100, 200, 500 pesos; 50,000 đồng.' },
        { says: 'Use `compact` where a form has many sums, such as the steps of a contract.' },
        { says: 'Say in the error which side was passed and what would do: “At least ₱ 10.00”.' },
      ],
      donts: [
        { says: 'No “max” button on a deposit; on a withdrawal it may stand at the end of the sums.' },
        { says: 'No sum that is marked as popular or recommended.' },
        { says: 'No sums in coral fill: the coral button is the one that pays.' },
      ],
      accessibility: [
        'The field is described by its currency sign, its limits and its message.',
        'The sums are toggles: the one that equals the field is pressed.',
        'Figures stay left-to-right on a right-to-left page; the limits line follows the page.',
        'A comma or point from a phone’s keys counts as the decimal sign, whatever the language writes.',
      ],
      keyboard: [
        { keys: 'Digits, decimal sign', does: 'Type the sum; letters are passed over' },
        { keys: 'Tab', does: 'To the clear button, then from sum to sum' },
        { keys: 'Enter, Space', does: 'On a sum: take it' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof AmountField> = {
  args: {
    label: 'Amount',
    currency: 'PHP',
    locale: 'en-PH',
    value: 20_000,
    onValue: fn(),
    quick: [10_000, 20_000, 50_000],
    quickLabel: 'Sums',
    min: 10_000,
    max: 500_000,
    rangeLabel: (min, max) => `From ${min} to ${max}`,
    clearLabel: 'Clear the amount',
    unreadableLabel: 'That is not an amount. Write figures, such as 1,500.00.',
    hint: 'Free of charge',
  },
  render: kept(AmountField, 'value', 'onValue'),
  decorators: [atMost(480)],
}
export const Empty: StoryObj = { render: () => <Kept /> }
export const Filled: StoryObj = { render: () => <Kept value={20_000} /> }
export const Wrong: StoryObj = { render: () => <Kept value={500} error="At least ₱ 10.00 with this way to pay." /> }
export const NoSums: StoryObj = {
  render: () => <Kept quick={[]} label="Move to Paper Tiger" hint="All of it comes home when you leave" />,
}
export const Compact: StoryObj = {
  render: () => <Kept compact quick={[]} value={30_000} label="Bets of a period from" />,
}
export const Disabled: StoryObj = {
  render: () => <Kept value={20_000} disabled hint="The QR code is for this sum. Go back to change it." />,
}
export const Dong: StoryObj = {
  render: () => (
    <Kept
      currency="VND"
      locale="vi"
      label="Số tiền"
      min={5_000_000}
      max={30_000_000_000}
      quick={[5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 500_000_000]}
      rangeLabel={(min, max) => `Từ ${min} đến ${max}`}
      value={150_000_000}
    />
  ),
}
export const TypedByKeyboard: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' })
    box.focus()
    await userEvent.keyboard('12a345.6')
    await expect(box).toHaveValue('12,345.6')
    await userEvent.tab()
    await expect(box).toHaveValue('12,345.60')
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}
export const TakenFromSums: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '20',
      '50',
      '100',
      '200',
      '500',
      '1,000',
    ])
    await userEvent.click(canvas.getByRole('button', { name: '500' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('500.00')
    await expect(canvas.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const LongWords: StoryObj = {
  render: () => (
    <Kept
      label="Halagang ide-deposito"
      rangeLabel={(min, max) => `Mula ${min} hanggang ${max} bawat araw`}
      hint="Darating ang pera sa wallet mo sa loob ng sampung minuto"
    />
  ),
}
