import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { IdleDialog } from './idle-dialog.tsx'

type Story = StoryObj<typeof IdleDialog>

const meta: Meta<typeof IdleDialog> = {
  title: 'Auth/Idle warning',
  component: IdleDialog,
  tags: ['!autodocs'],
  args: { by: 'idle', seconds: 60, busy: false, onStay: fn(), onLogout: fn() },
  parameters: { session: 'member', server: (server: FakeServer) => server },
}
export default meta

export const Idle: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('timer')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.getByRole('timer')).toBeVisible())
    const buttons = page.getAllByRole('button')
    const stay = buttons.at(-1)
    stay?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

export const LastSecond: Story = { args: { seconds: 1 } }

export const Staying: Story = { args: { busy: true, seconds: 24 } }

export const Limit: Story = { args: { by: 'limit', seconds: 45 } }
