import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { CodeRequestFieldProps } from './code-request-field.tsx'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { CodeRequestField } from './code-request-field.tsx'

const Kept = ({ secondsLeft = 0, ...props }: Partial<CodeRequestFieldProps>) => {
  const [left, setLeft] = useState(secondsLeft)
  return (
    <div style={{ maxInlineSize: 380 }}>
      <CodeRequestField
        label="Code from the text"
        sendLabel="Get code"
        againLabel={(time) => `Again in ${time}`}
        {...props}
        secondsLeft={left}
        onSend={() => setLeft(60)}
      />
    </div>
  )
}

const meta: Meta<typeof CodeRequestField> = {
  title: 'Fields/CodeRequestField',
  component: CodeRequestField,
  parameters: {
    dossier: {
      purpose:
        'A code inside a longer form, with the button that sends it. On a step of its own take CodeField with six cells.',
      anatomyOf: 'Waiting',
      anatomy: [
        {
          at: '.p-box',
          name: 'Box',
          says: 'A TextField of 48 px in every state; numbers keys on a phone, offered from the message.',
        },
        {
          at: '.p-code-send',
          name: 'Button',
          says: '36 high, 6 px from the edge, a hit area of 44. At rest text in accent-text; it keeps its width while the code is being sent.',
        },
        {
          at: '.p-field__message',
          name: 'Message',
          says: 'Where the code went, once it has: “Sent to +84 91 234 56 78”.',
        },
      ],
      dos: [
        { says: 'Block the button until the number is valid, and say so in the hint.' },
        { says: 'Count by the server’s clock and give whole seconds; the field never counts itself.' },
        { says: 'Keep the code that was typed when another is asked for.' },
      ],
      donts: [
        { says: 'No coral fill inside a field: the form’s own button is the coral one.' },
        { says: 'Do not hide the button while it waits; the time is the answer to “where is my code”.' },
      ],
      accessibility: [
        'While it waits the button is aria-disabled and not disabled, so that the focus stays on it after the press.',
        'The seconds are not announced; “Sent to …” is.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'From the code to its button' },
        { keys: 'Enter, Space', does: 'On the button: send the code' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof CodeRequestField> = {
  args: {
    label: 'Code from the text',
    sendLabel: 'Get code',
    againLabel: (time) => `Again in ${time}`,
    secondsLeft: 0,
    onSend: fn(),
    sending: false,
    blocked: false,
    hint: 'Six digits',
  },
  decorators: [atMost(380)],
}
export const Rest: StoryObj = { render: () => <Kept hint="Six digits" required /> }
export const Blocked: StoryObj = { render: () => <Kept blocked hint="Write your mobile number first" /> }
export const Sending: StoryObj = { render: () => <Kept sending /> }
export const Waiting: StoryObj = {
  render: () => <Kept secondsLeft={47} defaultValue="482" sent="Sent to +84 91 234 56 78" />,
}
export const Wrong: StoryObj = {
  render: () => (
    <Kept secondsLeft={12} defaultValue="482913" error="This code does not fit. Look at the newest message." />
  ),
}
export const Disabled: StoryObj = { render: () => <Kept disabled /> }
export const LongWords: StoryObj = {
  render: () => <Kept label="Code mula sa text" sendLabel="Kumuha ng code" secondsLeft={0} hint="Anim na numero" />,
}
export const AskedByKeyboard: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const button = canvas.getByRole('button', { name: 'Again in 1:00' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
  },
}
