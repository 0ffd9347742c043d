import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '../text-field/text-field.tsx'
import { RuleList } from './rule-list.tsx'

const Live = ({ first = '' }: { first?: string }) => {
  const [name, setName] = useState(first)
  const rules = [
    { id: 'length', text: '6 to 16 letters and numbers', ok: /^\w{6,16}$/.test(name) },
    { id: 'letter', text: 'First sign is a letter', ok: /^[a-z]/i.test(name) },
    { id: 'signs', text: 'No spaces', ok: name !== '' && !name.includes(' ') },
  ]
  return (
    <div style={{ maxInlineSize: 360 }}>
      <TextField label="Username" value={name} onChange={(event) => setName(event.target.value)} />
      <RuleList label="Rules of the username" doneLabel="kept" rules={rules} />
    </div>
  )
}

const dossier = {
  purpose:
    'The rules of a field, in view before one types, ticked off while one does. A single rule is the field’s hint.',
  anatomyOf: 'Half',
  anatomy: [
    { at: '.p-rules', name: 'List', says: '13 px in t3, 6 px below the field; rules stand side by side and wrap.' },
    {
      at: '.p-rules__dot',
      name: 'Open rule',
      says: 'A dot of 6 in t3, in the room of the tick, so that words do not move.',
    },
    { at: '.p-rules__rule[data-ok]', name: 'Kept rule', says: 'A tick of 14 and the words in ok.' },
  ],
  dos: [
    { says: 'Word each rule as what to do: “First sign is a letter”.' },
    { says: 'Keep the order; the list does not re-sort itself.' },
  ],
  donts: [
    { says: 'No red rules while one types: what is open is t3, the field’s error says it when it is left.' },
    { says: 'No more than five rules.' },
  ],
  accessibility: [
    'A list with a name; after a kept rule “kept” is read (doneLabel).',
    'It is not a live region: letters are not answered one by one.',
  ],
} satisfies Dossier

const meta: Meta<typeof RuleList> = { title: 'Fields/RuleList', component: RuleList, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof RuleList> = {
  args: {
    label: 'Rules of the username',
    doneLabel: 'kept',
    rules: [
      { id: 'length', text: '6 to 16 letters and numbers', ok: true },
      { id: 'letter', text: 'First sign is a letter', ok: false },
    ],
  },
}
export const Half: StoryObj = { render: () => <Live first="linh" /> }
export const Empty: StoryObj = { render: () => <Live /> }
export const AllKept: StoryObj = { render: () => <Live first="linhtran88" /> }
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <RuleList
        label="Mga tuntunin"
        doneLabel="nasunod"
        rules={[
          { id: 'a', text: 'Mula 8 hanggang 16 na titik at numero, walang espasyo', ok: true },
          { id: 'b', text: 'Kahit isang malaking titik at isang numero', ok: false },
        ]}
      />
    </div>
  ),
}
export const Typed: StoryObj = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'linh')
    await expect(canvas.getAllByText('kept')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox'), 'tran')
    await expect(canvas.getAllByText('kept')).toHaveLength(3)
  },
}
