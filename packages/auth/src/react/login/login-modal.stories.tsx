import { getCaptcha, getMemberInfo, login } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { Button } from '@parlour/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { within } from 'storybook/test'
import { captchaPicture, memberWire, sessionWire } from '../../testing/wire.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import LoginModal, { type LoginModalProps } from './login-modal.tsx'

type Story = StoryObj<typeof LoginModal>

function Entrance(props: LoginModalProps) {
  const text = useAuthText()
  const { open } = useAuthWindow()
  useEffect(() => open('login'), [open])
  return (
    <>
      <Button onClick={() => open('login')}>{text('auth.login.submit')}</Button>
      <LoginModal {...props} />
    </>
  )
}

const refusing = (server: FakeServer) =>
  server.answer(getCaptcha, captchaPicture).answer(login, () => {
    throw new FakeRefusal('login.credentials.invalid', { value: { captcha: true } })
  })

const meta: Meta<typeof LoginModal> = {
  title: 'Auth/Login modal',
  component: LoginModal,
  tags: ['!autodocs'],
  args: {
    slogan: { currency: 'PHP', reward: 15_000, friendStake: 50_000, cashback: 3.5 },
    art: <img src="/img/panels/login.svg" alt="" />,
    onRegister: () => undefined,
  },
  render: (args) => <Entrance {...args} />,
  parameters: { server: (server: FakeServer) => server.answer(login, sessionWire).answer(getMemberInfo, memberWire) },
}
export default meta

export const Default: Story = {}

export const WithCaptcha: Story = {
  parameters: { server: refusing },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText(/^Username/), 'linhtran88')
    await userEvent.type(page.getByLabelText(/^Password/), 'wrong{Enter}')
  },
}
