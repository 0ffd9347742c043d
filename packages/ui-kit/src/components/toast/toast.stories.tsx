import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { Toast } from './toast.ts'
import { useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Behind } from '../../testing/behind.tsx'
import { Button } from '../button/button.tsx'
import { ToastProvider, useToast } from './toast-provider.tsx'

type Story = StoryObj<typeof ToastProvider>

const good: Toast = { tone: 'ok', text: '₱ 200.00 is in your wallet.' }
const bad: Toast = {
  tone: 'bad',
  text: 'The network dropped. Nothing was sent.',
  action: { label: 'Try again', onClick: () => undefined },
}
const note: Toast = { text: 'Balance updating.' }
const warn: Toast = {
  tone: 'warn',
  text: 'You have played for two hours.',
  action: { label: 'Pause', onClick: () => undefined },
}

const Said = ({ toasts, stay = true }: { toasts: readonly Toast[]; stay?: boolean }) => {
  const { show, dismiss } = useToast()
  useEffect(() => {
    const ids = toasts.map((toast) => show(stay ? { ...toast, stay: true } : toast))
    return () => ids.forEach(dismiss)
  }, [toasts, stay, show, dismiss])
  return null
}

const Asked = ({ toast }: { toast: Toast }) => {
  const { show } = useToast()
  return <Button onClick={() => show(toast)}>Deposit ₱ 200.00</Button>
}

const page = (toasts: readonly Toast[]) => () => (
  <ToastProvider label="Messages" closeLabel="Close">
    <Behind />
    <Said toasts={toasts} />
  </ToastProvider>
)

const dossier = {
  purpose:
    'Says in one sentence what has just happened, beside the work and not in its way. What stops the work is a Modal; what stays true is a Notice.',
  anatomyOf: 'Tones',
  anatomy: [
    {
      at: '.p-toast__sign',
      name: 'Sign, 20',
      says: 'In the colour of the tone: ok done, info under way, warn needs you, bad failed. The shape differs too.',
    },
    {
      at: '.p-toast__text',
      name: 'Sentence, 14',
      says: 'One sentence in t1; never coloured. Says what happened and what did not.',
    },
    {
      at: '.p-toast__action',
      name: 'Action',
      says: 'One, in accent-text, 44 high. The same action must be somewhere else on the page too.',
    },
    { at: '.p-toast .p-icon-button', name: 'Close, 44', says: 'Always there.' },
    {
      at: '.p-toast',
      name: 'Toast, 52',
      says: 's2, r2, e2, 400 wide at most. Top right under the header; on a phone above the bar, as wide as the window less 32.',
    },
  ],
  dos: [
    { says: 'Let good news go after 5 s; it stays while the mouse is on it or the focus in it.' },
    { says: 'Let errors stay until they are closed; so does whatever has "stay".' },
    { says: 'Four at most are on the page; the oldest makes room.' },
  ],
  donts: [
    { says: 'Do not say by a toast what a field must say: mistakes stand at their field.' },
    {
      says: 'Do not praise or push. A toast is not a banner.',
      draw: () => (
        <div style={{ padding: 12, font: 'var(--font-14)', background: 'var(--color-s2)', borderRadius: 10 }}>
          Lucky you! Only 3 bonuses left!
        </div>
      ),
    },
  ],
  accessibility: [
    'role status, for errors role alert; the region has a name and is reached by Tab after the page.',
    'It never takes the focus. What can be done in it can be done elsewhere, because a message may be gone before it is reached.',
    'It is drawn in the top layer, so a modal does not hide it.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'into the toast; its clock stands still as long as the focus is inside' },
    { keys: 'Enter', does: 'does the action or closes' },
  ],
} satisfies Dossier

const meta: Meta<typeof ToastProvider> = { title: 'Overlays/Toast', component: ToastProvider, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof ToastProvider> = {
  args: {
    label: 'Messages',
    closeLabel: 'Close',
    children: (
      <main>
        <p>The whole site</p>
      </main>
    ),
  },
  render: ({ children, ...args }) => (
    <ToastProvider {...args}>
      {children}
      <Asked toast={good} />
    </ToastProvider>
  ),
}
export const Tones: Story = { render: page([good, bad, note, warn]) }
export const One: Story = { render: page([good]) }
export const LongWords: Story = {
  render: page([
    {
      tone: 'bad',
      text: 'Nawala ang koneksyon. Walang naipadala, at hindi nagalaw ang iyong balanse na ₱ 4,821.50.',
      action: { label: 'Subukang muli', onClick: () => undefined },
    },
  ]),
}

const again = fn()
export const ByKeyboard: Story = {
  render: () => (
    <ToastProvider label="Messages" closeLabel="Close">
      <Asked toast={{ ...bad, action: { label: 'Try again', onClick: again } }} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    again.mockClear()
    canvas.getByRole('button', { name: 'Deposit ₱ 200.00' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The network dropped. Nothing was sent.')
    await expect(canvas.getByRole('button', { name: 'Deposit ₱ 200.00' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(again).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
