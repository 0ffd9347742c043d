import { endSessions, getMemberInfo, getSecurityConfig } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { OpenWindow } from '../../testing/open-window.tsx'
import { memberWire } from '../../testing/wire.ts'
import WelcomeModal from './welcome-modal.tsx'

type Story = StoryObj<typeof WelcomeModal>

const last = {
  lastLoginTime: Date.UTC(2026, 10, 20, 13, 14),
  lastLoginNetwork: '203.0.113',
  lastLoginSameDevice: true,
  sessionCount: 1,
}

const serve =
  (security: object, member: object = {}) =>
  (server: FakeServer) =>
    server
      .answer(getMemberInfo, { ...memberWire, account: 'linhtran88', nickname: 'Linh', ...member })
      .answer(getSecurityConfig, security)

const meta: Meta<typeof WelcomeModal> = {
  title: 'Auth/Welcome modal',
  component: WelcomeModal,
  tags: ['!autodocs'],
  args: { age: 21 },
  render: (args) => (
    <OpenWindow name="welcome">
      <WelcomeModal {...args} />
    </OpenWindow>
  ),
  parameters: { server: serve(last), session: 'member' },
}
export default meta

export const SameDevice: Story = {}
export const OtherDevice: Story = {
  parameters: {
    server: serve({
      ...last,
      lastLoginBrowser: 'Chrome',
      lastLoginSystem: 'Android',
      lastLoginSameDevice: false,
      sessionCount: 3,
    }),
  },
}
export const FirstLogin: Story = { parameters: { server: serve({ sessionCount: 1 }) } }
export const Demo: Story = { parameters: { server: serve(last, { type: 4 }) } }
export const Unknown: Story = {
  parameters: {
    server: (server: FakeServer) =>
      serve(last)(server).answer(getSecurityConfig, () => {
        throw new FakeRefusal('system.error')
      }),
  },
}

export const OthersEnded: Story = {
  parameters: {
    server: (server: FakeServer) => serve({ ...last, sessionCount: 3 })(server).answer(endSessions, { ended: 2 }),
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByText('203.0.113')
    await userEvent.click(page.getByRole('dialog').querySelectorAll<HTMLButtonElement>('.p-form-actions button')[1]!)
    await waitFor(() => expect(page.getByRole('status')).toBeVisible())
  },
}
