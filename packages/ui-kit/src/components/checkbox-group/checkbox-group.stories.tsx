import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { CheckboxGroupProps } from './checkbox-group.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const kinds = [
  { value: 'deposit', label: 'Deposits and withdrawals', end: '128' },
  { value: 'bonus', label: 'Bonuses', hint: 'Credited, played and taken back', end: '14' },
  { value: 'rebate', label: 'Rebates', end: '31' },
]

const Kept = ({ value: first = [], ...props }: Partial<CheckboxGroupProps<string>>) => {
  const [value, setValue] = useState<readonly string[]>(first)
  return (
    <div style={{ maxInlineSize: 420 }}>
      <CheckboxGroup label="Show in the record" options={kinds} {...props} value={value} onValue={setValue} />
    </div>
  )
}

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    dossier: {
      purpose:
        'Any of a few, all in view, that take effect when the form is sent or the filter applied. A single yes is a Checkbox; something that takes effect at once is a Switch.',
      anatomyOf: 'WithAll',
      anatomy: [
        { at: '.p-field__label', name: 'Label', says: 'What is being chosen; 14 px in t2.' },
        {
          at: '.p-option:first-child .p-option__box',
          name: 'All',
          says: 'Optional first row: chooses all or none, a dash while some are chosen. The others are set in by 30 px.',
        },
        {
          at: '.p-option:nth-child(2) .p-option__box',
          name: 'Box',
          says: '20 px with corners of 6, coral with a tick in on-accent when chosen.',
        },
        { at: '.p-option__end', name: 'End', says: 'A count or a sum, tabular.' },
      ],
      dos: [
        { says: 'Word each row so that ticked means yes.' },
        { says: 'Take “all” from four rows on; with less it is noise.' },
      ],
      donts: [
        { says: 'No ticks set beforehand where one agrees to something or gets mail.' },
        { says: 'No group for choices that exclude each other: RadioGroup.' },
      ],
      accessibility: [
        'A group with the name of its label; each row is a native checkbox with its hint.',
        'The row of all is “mixed” while some are chosen.',
        'The whole row is the target, at least 44 px high.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'From row to row' },
        { keys: 'Space', does: 'Choose or leave' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof CheckboxGroup<string>> = {
  args: {
    label: 'Show in the record',
    options: kinds,
    value: ['deposit'],
    onValue: fn(),
    allLabel: 'All kinds',
    hint: 'At least one',
  },
  render: kept(CheckboxGroup<string>, 'value', 'onValue'),
  decorators: [atMost(420)],
}
export const Some: StoryObj = { render: () => <Kept value={['deposit']} hint="At least one" /> }
export const WithAll: StoryObj = { render: () => <Kept allLabel="All kinds" value={['deposit', 'rebate']} /> }
export const Wrong: StoryObj = { render: () => <Kept error="Choose at least one kind." /> }
export const OneDisabled: StoryObj = {
  render: () => (
    <Kept
      options={kinds.map((kind) =>
        kind.value === 'rebate' ? { ...kind, hint: 'Your level has none yet', disabled: true } : kind,
      )}
      value={['bonus']}
    />
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Kept allLabel="All kinds" value={['deposit']} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All kinds' })
    await expect(all).toBePartiallyChecked()
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Rebates' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Deposits and withdrawals' })).not.toBeChecked()
    await expect(all).toBePartiallyChecked()
  },
}
export const LongWords: StoryObj = {
  render: () => (
    <Kept
      label="Ipakita sa talaan"
      options={[
        { value: 'a', label: 'Mga deposito, withdrawal at paglilipat sa pagitan ng mga wallet', end: '1,284' },
        { value: 'b', label: 'Tiền thưởng đã nhận, đã chơi và đã bị thu hồi', end: '14' },
      ]}
      value={['a']}
    />
  ),
}
