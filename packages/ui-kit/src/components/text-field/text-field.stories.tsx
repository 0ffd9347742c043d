import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { IconUser } from '../../icons/index.ts'
import { FormStack } from '../form/form.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const Field = (props: Partial<TextFieldProps>) => (
  <div style={{ maxInlineSize: 360 }}>
    <TextField label="Username" {...props} />
  </div>
)

const dossier = {
  purpose:
    'One line of text. Money is an AmountField, a number to call a PhoneField, a secret a PasswordField, several lines a TextArea.',
  anatomyOf: 'Wrong',
  anatomy: [
    {
      at: '.p-field__label',
      name: 'Label',
      says: '14/500 in t2, 6 px above the box, always in view. A star in accent-text after a required one, the word “optional” in t3 after the others, never both kinds in one form.',
    },
    {
      at: '.p-box',
      name: 'Box',
      says: '48 high, well, r2, a 1 px edge. Hover t2; focus 2 px in focus; error 2 px in bad; good 1 px in ok; disabled s3 without an edge.',
    },
    {
      at: '.p-box__input',
      name: 'Text',
      says: '16 px in t1 whatever the state, so that iOS does not zoom. The placeholder is t3.',
    },
    {
      at: '.p-field__message',
      name: 'Message',
      says: '13 px. One at a time: error with its icon, else good with a tick, else the hint.',
    },
  ],
  dos: [
    { says: 'Say the rule before one types: “6 to 16 letters and numbers”.' },
    { says: 'Say in the error what to do: “Write both names, as on your bank account.”' },
    { says: 'Complain when the field is left or the form is sent; praise as soon as it is right.' },
  ],
  donts: [
    {
      says: 'No label in the box: it goes when one types.',
      draw: () => (
        <div className="p-box">
          <input className="p-box__input" aria-label="Username" placeholder="Username" />
        </div>
      ),
    },
    { says: 'No red text in the box, and no red box without a sentence.' },
    { says: 'Do not clear what was typed when it was wrong.' },
  ],
  accessibility: [
    'Label and message are tied to the input; an error is announced when it appears and sets aria-invalid.',
    'The star is decoration: aria-required says it.',
    'Its user adds autocomplete, inputMode and lang where the text is a name or in another language.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Into the input, then to what stands at its end' },
    { keys: 'Enter', does: 'Sends the form it stands in' },
  ],
} satisfies Dossier

const meta: Meta<typeof TextField> = { title: 'Fields/TextField', component: TextField, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof TextField> = {
  args: {
    label: 'Username',
    hint: 'First sign is a letter',
    placeholder: '6 to 16 letters',
    error: '',
    good: '',
    required: false,
    disabled: false,
  },
  decorators: [atMost(360)],
}
export const Empty: StoryObj = { render: () => <Field placeholder="6 to 16 letters" hint="First sign is a letter" /> }
export const Focused: StoryObj = {
  render: () => <Field defaultValue="linh.tran" />,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('textbox')),
}
export const Required: StoryObj = { render: () => <Field label="Full name" required autoComplete="name" /> }
export const Optional: StoryObj = {
  render: () => <Field label="Invitation code" optional="optional" placeholder="If a friend gave you one" />,
}
export const Wrong: StoryObj = {
  render: () => (
    <Field label="Full name" required defaultValue="Linh" error="Write both names, as on your bank account." />
  ),
}
export const Good: StoryObj = { render: () => <Field defaultValue="linh.tran88" good="This name is free" /> }
export const Disabled: StoryObj = {
  render: () => <Field label="Invitation code" disabled defaultValue="From your invitation" />,
}
export const WithEnds: StoryObj = {
  render: () => (
    <Field
      start={<IconUser />}
      end={<span style={{ paddingInlineEnd: 8 }}>@vesper</span>}
      action={<a href="#why">Why?</a>}
    />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <FormStack>
      <Field
        label="Buong pangalan ayon sa iyong bank account"
        required
        error="Isulat ang una at huling pangalan, gaya ng nasa iyong bank account."
        defaultValue="Maria"
      />
      <Field label="ชื่อผู้ใช้สำหรับเข้าสู่ระบบ" hint="ตัวอักษรภาษาอังกฤษและตัวเลข 6 ถึง 16 ตัว" />
    </FormStack>
  ),
}

const Checked = () => {
  const [value, setValue] = useState('')
  const [left, setLeft] = useState(false)
  const short = value.length < 6
  return (
    <Field
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => setLeft(true)}
      error={left && short ? 'At least 6 letters or numbers' : undefined}
      good={short ? undefined : 'This name is free'}
    />
  )
}
export const ByKeyboard: StoryObj = {
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox')
    box.focus()
    await userEvent.keyboard('linh')
    await userEvent.tab()
    await expect(box).toHaveAccessibleDescription('At least 6 letters or numbers')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{End}.tran88')
    await expect(box).toHaveValue('linh.tran88')
    await expect(box).toHaveAccessibleDescription('This name is free')
  },
}
