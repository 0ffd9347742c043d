import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { RuleList } from '../rule-list/rule-list.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const words = { showLabel: 'Show password', hideLabel: 'Hide password' }
const Field = (props: Partial<PasswordFieldProps>) => (
  <div style={{ maxInlineSize: 360 }}>
    <PasswordField label="Password" {...words} {...props} />
  </div>
)

const strengths = ['', 'weak', 'fair', 'good', 'strong'] as const
const Setting = () => {
  const [value, setValue] = useState('')
  const rules = [
    { id: 'length', text: '8 to 16 letters and numbers', ok: /^\w{8,16}$/.test(value) },
    { id: 'letter', text: 'First sign is a letter', ok: /^[a-z]/i.test(value) },
  ]
  const level = Math.min(4, Math.floor(value.length / 3)) as 0 | 1 | 2 | 3 | 4
  return (
    <div style={{ maxInlineSize: 360 }}>
      <PasswordField
        label="Password"
        {...words}
        autoComplete="new-password"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        strength={level}
        strengthLabel={level ? `Strength: ${strengths[level]}` : 'No password yet'}
      />
      <RuleList label="Password rules" doneLabel="kept" rules={rules} />
    </div>
  )
}

const dossier = {
  purpose: 'A password, being set or being asked for. A code that is used once is a CodeField.',
  anatomyOf: 'Strength',
  anatomy: [
    { at: '.p-box__input', name: 'Text', says: 'Dots of the system, 16 px; letters when shown.' },
    {
      at: '.p-box__button',
      name: 'Eye',
      says: '36 drawn, 6 px from the edge, 44 to hit. Its label says what a press does: Show, then Hide.',
    },
    {
      at: '.p-strength',
      name: 'Strength',
      says: 'Four steps of 4 px, 4 px apart. One lit is bad, two warn, three and four ok; only where a password is set.',
    },
    { at: '.p-field__message', name: 'Message', says: 'Below the bar; rules that tick off stand in a RuleList.' },
  ],
  dos: [
    { says: 'Show all rules before one types; they tick off live.' },
    { says: 'Use autocomplete “current-password” or “new-password”, so that a manager can help.' },
    { says: 'Say the strength in words as well (strengthLabel).' },
  ],
  donts: [
    { says: 'Never forbid pasting.' },
    { says: 'No strength bar at the login: there it only frightens.' },
    { says: 'No second field for the same password where it can be shown.' },
  ],
  accessibility: [
    'The eye is a button of its own; showing keeps focus and caret where they were.',
    'The bar is an image with the words of strengthLabel; colour is never alone.',
    'Spelling and capitals of the phone are off.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the text to the eye' },
    { keys: 'Enter, Space', does: 'On the eye: show or hide' },
  ],
} satisfies Dossier

const meta: Meta<typeof PasswordField> = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  parameters: { dossier },
}
export default meta

export const Playground: StoryObj<typeof PasswordField> = {
  args: {
    label: 'Password',
    ...words,
    defaultValue: 'marigold77',
    strength: 3,
    strengthLabel: 'Strength: good',
    required: false,
    disabled: false,
  },
  decorators: [atMost(360)],
}
export const Rest: StoryObj = { render: () => <Field defaultValue="marigold77" /> }
export const Strength: StoryObj = {
  render: () => (
    <Field
      defaultValue="marigold77"
      strength={3}
      strengthLabel="Strength: good"
      hint="8 to 16 letters and numbers, first sign a letter"
    />
  ),
}
export const AllStrengths: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 18 }}>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <Field
          key={level}
          label={`Step ${level}`}
          defaultValue={'marigold77'.slice(0, level * 2 + 2)}
          strength={level}
          strengthLabel={strengths[level] || 'none'}
        />
      ))}
    </div>
  ),
}
export const Wrong: StoryObj = {
  render: () => (
    <Field label="Repeat the password" required defaultValue="marigold78" error="The two passwords differ." />
  ),
}
export const Disabled: StoryObj = {
  render: () => <Field disabled defaultValue="marigold77" hint="Change it on the security page" />,
}
export const WithAction: StoryObj = {
  render: () => <Field autoComplete="current-password" action={<a href="#forgot">Forgot it?</a>} />,
}
export const LongWords: StoryObj = {
  render: () => (
    <Field
      label="Password para sa pag-withdraw ng pera"
      action={<a href="#forgot">Nakalimutan?</a>}
      strength={2}
      strengthLabel="Katamtaman"
      hint="8 hanggang 16 na titik at numero, at titik ang unang simbolo"
    />
  ),
}
export const ByKeyboard: StoryObj = {
  render: () => <Setting />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password')
    box.focus()
    await userEvent.keyboard('marigold77')
    await expect(canvas.getByRole('img', { name: 'Strength: good' })).toBeVisible()
    await expect(canvas.getAllByText('kept')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
