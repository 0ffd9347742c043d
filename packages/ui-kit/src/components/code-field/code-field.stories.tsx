import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { CodeFieldProps } from './code-field.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { CodeField } from './code-field.tsx'

const Kept = ({ value: first = '', ...props }: Partial<CodeFieldProps>) => {
  const [value, setValue] = useState(first)
  const [whole, setWhole] = useState('')
  return (
    <CodeField
      label="Code from the text"
      hint={whole ? `Checking ${whole}` : 'Six digits, sent to +63 917 555 0142'}
      {...props}
      value={value}
      onValue={setValue}
      onComplete={setWhole}
    />
  )
}

const meta: Meta<typeof CodeField> = {
  title: 'Fields/CodeField',
  component: CodeField,
  parameters: {
    dossier: {
      purpose:
        'A code of fixed length on a step of its own, after the message has been sent. Inside a long form, where the code still has to be asked for, take CodeRequestField.',
      anatomyOf: 'Begun',
      anatomy: [
        {
          at: '.p-field__label',
          name: 'Label',
          says: 'Says where the code comes from: “Code from the text”, “Code from your app”.',
        },
        {
          at: '.p-code__cell',
          name: 'Cell',
          says: '44 × 52, r2, 8 px apart, figure 20 px weight 600 in t1. Narrower only where the screen is narrower than 304 px.',
        },
        {
          at: '.p-code__cell:nth-child(4)',
          name: 'Active cell',
          says: 'With the focus: a border of 2 px in focus. Empty it shows a caret of 2 × 22; filled, the next digit takes its place.',
        },
        {
          at: '.p-field__message',
          name: 'Message',
          says: 'Where the code went; then what is wrong, or that it was right.',
        },
      ],
      dos: [
        { says: 'Check the code as soon as the last digit has come (onComplete); no button to press.' },
        { says: 'After a wrong code keep the digits, say what to do, and let the person mend one of them.' },
        { says: 'Offer “Again in 0:47” beside it, and another way (call, mail) after the second try.' },
      ],
      donts: [
        { says: 'No six inputs: a phone fills in one, a screen reader reads one.' },
        { says: 'No dots for the digits; a code is used once.' },
        { says: 'No shaking on a wrong code: red border, icon and a sentence.' },
      ],
      accessibility: [
        'One text field with the name of the label; the cells are drawing and are not read out.',
        'autocomplete=one-time-code: iOS, Android and password managers offer the code from the message.',
        'Digits of other scripts (Thai, Arabic, Khmer) are taken and shown as 0 to 9; the cells stay left-to-right everywhere.',
      ],
      keyboard: [
        { keys: '0 to 9', does: 'Fill the active cell and go on' },
        { keys: 'Arrow Left, Arrow Right, Home, End', does: 'Go to a digit; typing takes its place' },
        { keys: 'Backspace', does: 'Take the active digit, or the one before, away' },
        { keys: 'Paste', does: 'Fill all cells; spaces and dashes do not matter' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof CodeField> = {
  args: {
    label: 'Code from the text',
    value: '482',
    onValue: fn(),
    onComplete: fn(),
    length: 6,
    hint: 'Six digits, sent to +63 917 555 0142',
  },
  render: kept(CodeField, 'value', 'onValue'),
}
export const Empty: StoryObj = { render: () => <Kept /> }
export const Begun: StoryObj = { render: () => <Kept value="482" /> }
export const Typing: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('48a2')
    await expect(canvas.getByRole('textbox')).toHaveValue('482')
  },
}
export const Mended: StoryObj = {
  render: () => <Kept value="482913" error="This code has been used. Ask for another." />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{Home}{ArrowRight}0')
    await expect(canvas.getByRole('textbox')).toHaveValue('402913')
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(canvas.getByRole('textbox')).toHaveValue('4029')
  },
}
export const Pasted: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('482-913')
    await expect(canvas.getByRole('textbox')).toHaveValue('482913')
    await expect(canvas.getByText('Checking 482913')).toBeVisible()
  },
}
export const Wrong: StoryObj = {
  render: () => <Kept value="482913" error="This code does not fit. Look at the newest message." />,
}
export const Good: StoryObj = { render: () => <Kept value="482913" good="Your number is confirmed" /> }
export const Disabled: StoryObj = {
  render: () => <Kept value="4829" disabled hint="Too many tries. Ask for a new code in four minutes." />,
}
export const FourDigits: StoryObj = {
  render: () => (
    <Kept length={4} label="Payment code" hint="The four digits that you set with your wallet" value="20" />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <Kept
      label="Code na ipinadala sa iyong numero"
      hint="Hindi dumating? Puwede kang humingi ng bago pagkatapos ng isang minuto."
    />
  ),
}
