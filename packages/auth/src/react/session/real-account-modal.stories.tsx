import { getMemberInfo } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { memberWire } from '../../testing/wire.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import RealAccountModal, { type RealAccountModalProps } from './real-account-modal.tsx'

type Story = StoryObj<typeof RealAccountModal>

function Shown(props: RealAccountModalProps) {
  const { open } = useAuthWindow()
  useEffect(() => open('real-account'), [open])
  return <RealAccountModal {...props} />
}

const as = (type: number) => ({
  session: 'member',
  server: (server: FakeServer) => server.answer(getMemberInfo, { ...memberWire, type }),
})

const meta: Meta<typeof RealAccountModal> = {
  title: 'Auth/Account warning',
  component: RealAccountModal,
  tags: ['!autodocs'],
  args: { onRegister: fn() },
  render: (args) => <Shown {...args} />,
}
export default meta

export const Demo: Story = {
  parameters: as(4),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getAllByRole('button')).toHaveLength(2))
    const [register] = page.getAllByRole('button')
    register?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

export const Player: Story = { parameters: as(0) }
