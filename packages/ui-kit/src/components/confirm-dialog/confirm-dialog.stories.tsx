import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { kept, overThePage } from '../../testing/playground.tsx'
import { Behind } from '../../testing/behind.tsx'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type Story = StoryObj<typeof ConfirmDialog>

const ask = {
  name: 'leaveGame',
  title: 'Leave the game?',
  text: 'The round that runs is settled without you, and its result stands in your betting record.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}

const Over = ({ open: first = true, onConfirm, ...props }: Partial<ConfirmDialogProps>) => {
  const [open, setOpen] = useState(first)
  const close = () => setOpen(false)
  return (
    <Behind>
      <p style={{ marginBlockStart: 24 }}>
        <Button onClick={() => setOpen(true)}>Leave the game</Button>
      </p>
      <ConfirmDialog
        {...ask}
        open={open}
        onCancel={close}
        onConfirm={() => {
          onConfirm?.()
          close()
        }}
        {...props}
      />
    </Behind>
  )
}

const dossier = {
  purpose:
    'Asks once more before something that cannot be taken back. What can be taken back is done at once and offers Undo in a Toast.',
  anatomyOf: 'Question',
  anatomy: [
    {
      at: '.p-modal__title',
      name: 'Question',
      says: 'The deed as a question, with its object: "Leave the game?", never "Are you sure?".',
    },
    { at: '.p-confirm', name: 'What follows', says: 'One or two sentences in t2 on what will be and what stays.' },
    {
      at: '.p-modal__foot .p-button:first-child',
      name: 'The way back',
      says: 'Secondary, first in reading order, so that the hand finds it first.',
    },
    {
      at: '.p-modal__foot .p-button:last-child',
      name: 'The deed',
      says: 'Repeats the verb of the question. Coral when it is wanted, bad border when it destroys.',
    },
  ],
  dos: [
    { says: 'Put the verb on the buttons: Leave, Stay. They must be clear without the text above.' },
    { says: 'Name the sum where money moves, in gold when it is the member’s own.' },
    { says: 'Keep it open and locked while the call runs; the button keeps its width and shows the spinner.' },
  ],
  donts: [
    {
      says: 'Do not write Yes and No, or OK and Cancel.',
      draw: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button size="sm">No</Button>
          <Button size="sm" variant="primary">
            Yes
          </Button>
        </div>
      ),
    },
    { says: 'Do not ask before a break, a limit or a log-out: what protects the member never needs a second word.' },
  ],
  accessibility: [
    'Title and text are read when it opens; Escape and a click outside are the way back, never the deed.',
    'While it is busy both ways out are closed and the button says so by aria-busy.',
  ],
  keyboard: [
    { keys: 'Esc', does: 'the way back' },
    { keys: 'Tab, then Enter', does: 'the way back, and after it the deed' },
  ],
} satisfies Dossier

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { dossier },
}
export default meta

export const Playground: StoryObj<typeof ConfirmDialog> = {
  args: { ...ask, open: true, tone: 'primary', busy: false, onConfirm: fn(), onCancel: fn() },
  render: kept(ConfirmDialog, 'open', 'onCancel', false),
  decorators: [overThePage],
}
export const Question: Story = { render: () => <Over /> }
export const Danger: Story = {
  render: () => (
    <Over
      tone="danger"
      title="Close your account?"
      text="Your balance of ₱ 4,821.50 is paid out first. The name linh.tran cannot be used again."
      confirmLabel="Close it"
      cancelLabel="Keep it"
    />
  ),
}
export const Busy: Story = { render: () => <Over busy /> }
export const LongWords: Story = {
  render: () => (
    <Over
      title="Bạn muốn rời khỏi trò chơi này ngay bây giờ?"
      text="Ang kasalukuyang round ay tatapusin nang wala ka, at makikita ang resulta sa talaan ng iyong mga taya."
      confirmLabel="Umalis sa laro"
      cancelLabel="อยู่ต่อในเกม"
    />
  ),
}

const left = fn()
export const ByKeyboard: Story = {
  render: () => <Over open={false} onConfirm={left} />,
  play: async ({ canvas, userEvent }) => {
    left.mockClear()
    const opener = canvas.getByRole('button', { name: 'Leave the game' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'Leave the game?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(left).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(left).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
