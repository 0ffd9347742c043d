import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { SearchField } from './search-field.tsx'

const Field = ({
  first = '',
  label = 'Search by game or provider',
  disabled = false,
}: {
  first?: string
  label?: string
  disabled?: boolean
}) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <SearchField label={label} clearLabel="Clear the search" value={value} onValue={setValue} disabled={disabled} />
    </div>
  )
}

const dossier = {
  purpose:
    'Narrows the list below while one types. To choose from a list of countries or banks take PhoneField or SelectMenu.',
  anatomyOf: 'Filled',
  anatomy: [
    {
      at: '.p-search',
      name: 'Box',
      says: '44 high, r2, edge border, no well: it stands in a row of chips and selects.',
    },
    { at: '.p-box__start', name: 'Glass', says: '20 px in t2; decoration.' },
    {
      at: '.p-box__input',
      name: 'Text',
      says: '14 px with a mouse, 16 on a phone. The placeholder says what can be found.',
    },
    {
      at: '.p-box__button',
      name: 'Clear',
      says: '36, hit area 44; only while there is text. The focus goes back into the box.',
    },
  ],
  dos: [
    { says: 'Search from the second letter on, and say how many were found in a live region of the list.' },
    { says: 'Keep the search in the address, so that Back brings it back.' },
  ],
  donts: [
    { says: 'No search button: the list follows the letters.' },
    { says: 'No label above it where the placeholder and the place say it; the label is still read out.' },
  ],
  accessibility: ['A search landmark with a searchbox named by its label.', 'The phone’s key says Search.'],
  keyboard: [
    { keys: 'Tab', does: 'From the text to Clear' },
    { keys: 'Enter, Space', does: 'On Clear: empty the box and go back into it' },
  ],
} satisfies Dossier

const meta: Meta<typeof SearchField> = { title: 'Fields/SearchField', component: SearchField, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof SearchField> = {
  args: {
    label: 'Search by game or provider',
    clearLabel: 'Clear the search',
    value: 'jade',
    onValue: fn(),
    disabled: false,
  },
  render: kept(SearchField, 'value', 'onValue'),
  decorators: [atMost(320)],
}
export const Empty: StoryObj = { render: () => <Field /> }
export const Filled: StoryObj = { render: () => <Field first="jade" /> }
export const Disabled: StoryObj = { render: () => <Field disabled /> }
export const LongWords: StoryObj = { render: () => <Field label="Maghanap ng laro o provider ayon sa pangalan" /> }
export const ByKeyboard: StoryObj = {
  render: () => <Field />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by game or provider' })
    box.focus()
    await userEvent.keyboard('tiger')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}
