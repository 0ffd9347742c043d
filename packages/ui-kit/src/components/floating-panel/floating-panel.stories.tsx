import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { kept, overThePage } from '../../testing/playground.tsx'
import { IconChatFill, IconHeadset, IconTicket, IconTrophy } from '../../icons/index.ts'
import { Behind } from '../../testing/behind.tsx'
import { Chat } from '../../testing/chat.tsx'
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx'
import { startPlace } from './panel-place.ts'

type Story = StoryObj<typeof FloatingPanel>

const labels = {
  move: 'Move the chat room',
  resize: 'Size of the chat room',
  minimise: 'Minimise the chat room',
  restore: 'Open the chat room, 3 unread',
  rail: 'Rooms',
}
const tabs = [
  { id: 'room', label: 'Everybody', icon: <IconChatFill /> },
  { id: 'draws', label: 'Draws', icon: <IconTicket /> },
  { id: 'winners', label: 'Winners', icon: <IconTrophy /> },
  { id: 'service', label: 'Customer service', icon: <IconHeadset /> },
]

const Room = (props: Partial<FloatingPanelProps>) => {
  const [tab, setTab] = useState('room')
  return (
    <Behind>
      <FloatingPanel
        title="Chat room"
        hint="1,208 here"
        labels={labels}
        tabs={tabs}
        tab={tab}
        onTab={setTab}
        icon={<IconChatFill />}
        count={3}
        {...props}
      >
        {props.children ?? <Chat />}
      </FloatingPanel>
    </Behind>
  )
}

const dossier = {
  purpose:
    'A window in the page for what goes on beside it: the chat room. For one thing at a time take Modal; for help in one sentence take Toast.',
  anatomyOf: 'ChatRoom',
  anatomy: [
    {
      at: '.p-floating__head',
      name: 'Head, 56',
      says: 'chat-head (#262743) with on-chat-head in both themes. The whole head moves the panel.',
    },
    {
      at: '.p-floating__minimise',
      name: 'Minimise, 44',
      says: 'Makes it a chip in the lower end corner; what it holds stays loaded.',
    },
    {
      at: '.p-floating__rail',
      name: 'Rail, 56',
      says: 'Coral with on-accent icons of 20 in cells of 44; the open one is turned over. The only large coral area of the product; leave it out when there is one room.',
    },
    {
      at: '.p-floating__content',
      name: 'Content',
      says: 'A frame of the chat’s own origin, or anything that fills its box.',
    },
    {
      at: '.p-floating__handle',
      name: 'Corner, 44',
      says: 'All four corners take a pointer, the upper one at the start takes arrow keys too.',
    },
    {
      at: '.p-floating',
      name: 'Panel',
      says: '400 × 560 at first, 320 × 320 at least; r3, e3, layer 400: above the page and the bar, under every modal.',
    },
  ],
  dos: [
    { says: 'Keep what onPlace says and hand it back as place: it is plain JSON, counted from the lower end corner.' },
    { says: 'Let a smaller window push it inside; when the window grows, it stands where it was left.' },
    { says: 'Below 768 px it is a whole sheet by itself, and the chip stands above the bar.' },
  ],
  donts: [
    { says: 'Do not open it by yourself, and never over a game.' },
    { says: 'Do not float two panels at a time.' },
    { says: 'Do not put a form with money or a password into it: it may stand beside a foreign frame.' },
  ],
  accessibility: [
    'A dialog with a name that leaves the page in reach; on a phone it is modal, as it covers everything.',
    'Moving and sizing work without dragging: arrow keys on the head and on the corner (WCAG 2.5.7).',
    'Minimised, the focus goes to the chip; restored, to the minimise button. Put the unread count into the chip’s name.',
    'While something is pulled the frame takes no pointer, so it cannot swallow the movement.',
  ],
  keyboard: [
    { keys: '← ↑ → ↓', does: 'on the head: move by 16 px; on the corner: size by 16 px' },
    { keys: 'Shift with arrows', does: 'by 64 px' },
    { keys: 'Esc', does: 'minimises' },
    { keys: '↑ ↓ in the rail', does: 'changes the room' },
  ],
} satisfies Dossier

const meta: Meta<typeof FloatingPanel> = {
  title: 'Overlays/FloatingPanel',
  component: FloatingPanel,
  parameters: { dossier, docs: { story: { height: '680px' } } },
}
export default meta

export const Playground: StoryObj<typeof FloatingPanel> = {
  args: {
    title: 'Chat room',
    hint: '1,208 here',
    labels,
    tabs,
    tab: 'room',
    onTab: fn(),
    icon: <IconChatFill />,
    count: 3,
    children: <p>Good evening from Manila!</p>,
  },
  render: kept(FloatingPanel, 'tab', 'onTab'),
  decorators: [overThePage],
}
export const ChatRoom: Story = { render: () => <Room /> }
export const Minimised: Story = { render: () => <Room place={{ ...startPlace, minimised: true }} /> }
export const WithoutRail: Story = {
  render: () => <Room tabs={undefined} title="Customer service" hint="Answers in two minutes" />,
}
export const Closable: Story = {
  render: () => (
    <Room
      tabs={undefined}
      title="Customer service"
      labels={{ ...labels, close: 'Close the chat room' }}
      onClose={() => undefined}
    />
  ),
}
export const Remembered: Story = {
  render: () => <Room place={{ inline: 360, block: 120, width: 340, height: 420, minimised: false }} />,
}
export const LongWords: Story = {
  render: () => (
    <Room
      place={{ ...startPlace, width: 320 }}
      title="Phòng trò chuyện của tất cả mọi người"
      hint="1.208 người đang ở đây"
    />
  ),
}
export const Frame: Story = {
  render: () => (
    <Room tabs={undefined}>
      <iframe
        title="Chat"
        sandbox="allow-scripts"
        srcDoc="<!doctype html><html lang='en'><title>Chat</title><body style='margin:16px;font:15px system-ui;color:#1d1e38;background:#f1f1f8'>The chat of the platform, from an origin of its own.</body></html>"
      />
    </Room>
  ),
}

const placed = fn()
export const ByKeyboard: Story = {
  render: () => <Room onPlace={placed} />,
  play: async ({ canvas, userEvent }) => {
    placed.mockClear()
    const move = await canvas.findByRole('button', { name: 'Move the chat room' })
    move.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
    await expect(placed).toHaveBeenLastCalledWith({ ...startPlace, inline: 40, block: 104 })
    canvas.getByRole('button', { name: 'Size of the chat room' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(placed).toHaveBeenLastCalledWith({ ...startPlace, inline: 40, block: 104, width: 384, height: 544 })
    const room = canvas.getByRole('tab', { name: 'Everybody' })
    room.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Draws' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    const chip = await canvas.findByRole('button', { name: 'Open the chat room, 3 unread' })
    await waitFor(() => expect(chip).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Minimise the chat room' })).toHaveFocus())
  },
}
