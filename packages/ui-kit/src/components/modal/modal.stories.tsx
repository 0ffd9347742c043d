import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { kept, overThePage } from '../../testing/playground.tsx'
import { Behind } from '../../testing/behind.tsx'
import { Button } from '../button/button.tsx'
import { Money } from '../money/money.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Modal, type ModalProps } from './modal.tsx'

type Story = StoryObj<typeof Modal>

/** The modal over the lobby, with the button that opens it again. */
const Over = ({ open: first = true, children, ...props }: Partial<ModalProps>) => {
  const [open, setOpen] = useState(first)
  return (
    <Behind>
      <p style={{ marginBlockStart: 24 }}>
        <Button onClick={() => setOpen(true)}>Terms of the bonus</Button>
      </p>
      <Modal
        name="terms"
        title="Second deposit, 20% more"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        {...props}
      >
        {children}
      </Modal>
    </Behind>
  )
}

const terms = (
  <div style={{ display: 'grid', gap: 12 }}>
    <p>
      Deposit <Money>₱ 500.00</Money> or more before Sunday, 23:59 in Manila, and 20% of it, up to{' '}
      <Money>₱ 5,000.00</Money>, is added at once.
    </p>
    <p>
      Play it 8 times on slots or fishing before you withdraw. Live tables count for a tenth; lottery does not count.
    </p>
  </div>
)

const dossier = {
  purpose:
    'Stops the page for one thing that must be done or read now. What can wait is a Notice in the page or a Toast; what has an address of its own is a page.',
  anatomyOf: 'Terms',
  anatomy: [
    {
      at: '.p-modal__title',
      name: 'Title, 24',
      says: 'Says what happens, in a few words; the name of the dialog too. Leaves 72 px free for the close button.',
    },
    {
      at: '.p-modal__close',
      name: 'Close, 44',
      says: '12 px from both edges. Optional: it is there when it has a name.',
    },
    {
      at: '.p-modal__body',
      name: 'Body',
      says: 'Pads 24, on a phone 20. Scrolls by itself; title and foot stay in view.',
    },
    {
      at: '.p-modal__foot',
      name: 'Foot',
      says: 'Buttons at the end, the coral one last; on a phone they share the width.',
    },
    {
      at: '.p-modal__box',
      name: 'Box',
      says: 's1, r4, e3. 400, 560, 920 or 1080 wide, 24 px from the window at least; never lower than 200, so that it does not open as a strip while its content loads.',
    },
  ],
  dos: [
    {
      says: 'Take 400 for one question, 560 for a text or a short form, 920 for two halves, 1080 for lists with a detail pane.',
    },
    {
      says: 'Below 768 px it becomes a sheet by itself: r4 top, grabber, above the safe area. Pulled down 96 px, or flicked, it closes.',
    },
    {
      says: 'The page dims at once, the box follows after 100 ms: its content is laid out by then and the second click of a double click has passed.',
    },
  ],
  donts: [
    { says: 'Do not open one modal out of another; change its content, or let the first close.' },
    {
      says: 'Do not lock it for anything but the law (age) or a call that runs: Escape and a click outside are the way out everybody knows.',
    },
    {
      says: 'Do not put two coral buttons into the foot.',
      draw: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button variant="primary" size="sm">
            Later
          </Button>
          <Button variant="primary" size="sm">
            Deposit
          </Button>
        </div>
      ),
    },
  ],
  accessibility: [
    'A native dialog: the page behind is inert and keeps its scroll, the focus stays inside and goes back to what opened it.',
    'The dialog itself takes the focus, so that its title is read first; mark a field with data-autofocus when typing is all there is to do.',
    'The grabber is for pointers only and hidden from screen readers: they have Escape and the close button. Give one of them to everybody.',
    'With motion reduced it is there at once, without a delay.',
  ],
  keyboard: [
    { keys: 'Esc', does: 'closes, unless it is locked' },
    { keys: 'Tab', does: 'goes round inside' },
  ],
} satisfies Dossier

const meta: Meta<typeof Modal> = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: { dossier, docs: { story: { height: '640px' } } },
}
export default meta

export const Playground: StoryObj<typeof Modal> = {
  args: {
    open: true,
    name: 'terms',
    title: 'Second deposit, 20% more',
    closeLabel: 'Close',
    onClose: fn(),
    width: 560,
    locked: false,
    children: <p>Play it 8 times before you withdraw.</p>,
    footer: <Button variant="primary">Deposit</Button>,
  },
  render: kept(Modal, 'open', 'onClose', false),
  decorators: [overThePage],
}
export const Terms: Story = {
  render: () => (
    <Over
      footer={
        <>
          <Button>Not now</Button>
          <Button variant="primary">Deposit</Button>
        </>
      }
    >
      {terms}
    </Over>
  ),
}
export const Narrow: Story = {
  render: () => (
    <Over width={400} title="Your nickname" name="nickname" footer={<Button variant="primary">Save</Button>}>
      <TextField label="Nickname" defaultValue="linh.tran" hint="3 to 16 letters or digits" data-autofocus="" />
    </Over>
  ),
}
export const WithoutTitle: Story = {
  render: () => (
    <Over title={undefined} label="How you won" width={400}>
      <p style={{ paddingBlockStart: 40, textAlign: 'center' }}>
        Reef paid <Money>₱ 1,240.00</Money> on a stake of ₱ 20.00.
      </p>
    </Over>
  ),
}
export const LittleContent: Story = {
  render: () => (
    <Over title="Message 4471">
      <p>Loading the message.</p>
    </Over>
  ),
}
export const LongContent: Story = {
  render: () => (
    <Over footer={<Button variant="primary">I have read it</Button>}>
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            {index + 1}. Play it 8 times on slots or fishing before you withdraw. Live tables count for a tenth; lottery
            does not count.
          </p>
        ))}
      </div>
    </Over>
  ),
}
export const LongWords: Story = {
  render: () => (
    <Over
      width={400}
      title="Nạp tiền lần thứ hai và nhận thêm hai mươi phần trăm"
      footer={
        <>
          <Button>Huwag muna ngayon</Button>
          <Button variant="primary">ฝากเงินและรับโบนัสทันที</Button>
        </>
      }
    >
      <p>Magdeposito ng ₱ 500.00 o higit pa bago mag-Linggo, 23:59 sa Maynila.</p>
    </Over>
  ),
}
export const Wide: Story = {
  render: () => (
    <Over width={1080} title="Announcements">
      <div style={{ display: 'grid', gap: 12 }}>{terms}</div>
    </Over>
  ),
}
export const Locked: Story = {
  render: () => (
    <Over
      locked
      closeLabel={undefined}
      name="age"
      title="Are you 21 or over?"
      width={400}
      footer={
        <>
          <Button>No</Button>
          <Button variant="primary">Yes</Button>
        </>
      }
    >
      <p>We ask once on this device. Play is for adults only.</p>
    </Over>
  ),
}
export const OpensAndCloses: Story = {
  render: () => <Over open={false}>{terms}</Over>,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Terms of the bonus' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Second deposit, 20% more' })
    await expect(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
