import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { waitFor } from '@parlour/vitest/wait-for'
import { expect, fn } from 'storybook/test'
import { CopyText } from './copy-text.tsx'

const id = '5f0d8a52-7b1c-4e0f-9a3d-2c6e8b417d90'

const dossier = {
  purpose:
    'An id or an order number that people hand to support. For an address with a code to scan take QrCard; for a sentence take a button with words.',
  anatomyOf: 'Short',
  anatomy: [
    {
      at: '.p-copy__text',
      name: 'Text',
      says: 'Tabular; of a long id the first eight figures, so that a row stays one line.',
    },
    {
      at: '.p-icon-button',
      name: 'Button',
      says: 'The sign is 16 px in t3, to press are 44. A tick for two seconds once it is copied.',
    },
  ],
  dos: [{ says: 'Name in the label what is copied: “Copy the bet ID”.' }],
  donts: [{ says: 'Do not copy by a press on the text: it may be marked by hand.' }],
  accessibility: [
    'That it is copied is read out.',
    'Where the browser refuses, the whole text shows in a field, focused and selected.',
  ],
  keyboard: [{ keys: 'Enter or Space', does: 'Copies' }],
} satisfies Dossier

const meta: Meta<typeof CopyText> = { title: 'Data/CopyText', component: CopyText, parameters: { dossier } }
export default meta

type Story = StoryObj<typeof CopyText>

export const Playground: Story = {
  args: { text: id, shown: '5f0d8a52', label: 'Copy the bet ID', copiedLabel: 'Copied' },
}
export const Short: Story = { args: Playground.args ?? {} }
export const Whole: Story = { args: { text: 'W260115-1', label: 'Copy the order number', copiedLabel: 'Copied' } }
export const RightToLeft: Story = {
  args: { text: id, shown: '5f0d8a52', label: 'Copy the bet ID', copiedLabel: 'Copied' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
}

const written = fn()
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

export const CopiedByKeyboard: Story = {
  args: { text: id, shown: '5f0d8a52', label: 'Copy the bet ID', copiedLabel: 'Copied' },
  play: async ({ canvas, userEvent }) => {
    written.mockClear()
    clipboard(async (text) => void written(text))
    canvas.getByRole('button', { name: 'Copy the bet ID' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(written).toHaveBeenCalledWith(id))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
  },
}
export const Refused: Story = {
  args: { text: id, shown: '5f0d8a52', label: 'Copy the bet ID', copiedLabel: 'Copied' },
  play: async ({ canvas, userEvent }) => {
    clipboard(() => Promise.reject(new Error('no')))
    canvas.getByRole('button', { name: 'Copy the bet ID' }).focus()
    await userEvent.keyboard('{Enter}')
    const field = await canvas.findByRole('textbox', { name: 'Copy the bet ID' })
    await waitFor(() => expect(field).toHaveFocus())
  },
}
