import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { FormError, Notice } from './notice.tsx'

const dossier = {
  purpose:
    'A message in the flow of a page, where it belongs to what stands below it. What just happened and passes is a toast; what is wrong with one field stands under the field.',
  anatomyOf: 'WithAction',
  anatomy: [
    { at: '.p-notice', name: 'Ground', says: 'Soft ground of its tone, radius 10 (r2), 12 and 16 inside.' },
    { at: '.p-notice__sign', name: 'Sign', says: '20, in the tone: the second cue beside the colour.' },
    { at: '.p-notice__words', name: 'Words', says: '14, t1. A title of 600 only when more than one sentence follows.' },
    {
      at: '.p-button',
      name: 'One action',
      says: 'A text button at the end, or none. Of several the first is primary; they go below the words where there is no room.',
    },
  ],
  dos: [
    { says: 'Say what to do: "Write both names, as on your bank account."' },
    { says: 'One notice on a screen; the worst one wins.' },
  ],
  donts: [
    { says: 'Do not apologise, do not blame, no exclamation marks.' },
    { says: 'No coral button inside: the coral one of the screen is the way on.' },
  ],
  accessibility: [
    'FormError is an alert: it is read out at once when a form was refused.',
    'A Notice that is there from the start is plain text; do not turn it into an alert.',
  ],
} satisfies Dossier

const meta: Meta<typeof Notice> = { title: 'Bits/Notice', component: Notice, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Notice> = {
  args: {
    tone: 'ok',
    title: 'Your deposit is here.',
    children: '₱ 200.00 is in your wallet.',
    action: <Button size="sm">See it</Button>,
  },
}
export const Good: Story = { render: () => <Notice tone="ok">₱ 200.00 is in your wallet.</Notice> }
export const Bad: Story = {
  render: () => <FormError title="Nothing was sent.">The network dropped. Try again.</FormError>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was sent.')
  },
}
export const NeedsYou: Story = { render: () => <Notice tone="warn">You have played for two hours.</Notice> }
export const Info: Story = { render: () => <Notice>Balance updating.</Notice> }
export const WithAction: Story = {
  render: () => (
    <Notice
      tone="warn"
      title="Your name is missing."
      action={
        <Button variant="text" size="sm">
          Write it
        </Button>
      }
    >
      Without it nothing can be paid out.
    </Notice>
  ),
}
export const WithActions: Story = {
  render: () => (
    <Notice
      title="Fruit Parade was still open"
      actions={
        <>
          <Button size="sm" variant="primary">
            Go back to it
          </Button>
          <Button size="sm">Copy the details</Button>
          <Button size="sm" variant="text">
            No more of it
          </Button>
        </>
      }
    >
      Its page closed at 18:00 without leaving the game. You had ₱1,000.00 then.
    </Notice>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <Notice tone="bad" title="Không thể rút tiền vào lúc này.">
        Hãy kiểm tra tên chủ tài khoản ngân hàng rồi thử lại; số tiền vẫn còn nguyên trong ví của bạn.
      </Notice>
    </div>
  ),
}
