import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, within } from 'storybook/test'
import { serveRegistration } from '../../testing/register-world.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import RegisterModal, { type RegisterModalProps } from './register-modal.tsx'

type Story = StoryObj<typeof RegisterModal>

function Opened(props: RegisterModalProps) {
  const { open } = useAuthWindow()
  useEffect(() => open('register'), [open])
  return <RegisterModal {...props} />
}

const meta: Meta<typeof RegisterModal> = {
  title: 'Auth/Register modal',
  component: RegisterModal,
  tags: ['!autodocs'],
  args: {
    flags: new Set(['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3']),
    referral: { affiliateCode: null, referralCode: null, domain: null },
    registerUrl: 'https://vesper.example/',
    age: 21,
    onDone: () => undefined,
    onTerms: () => undefined,
  },
  render: (args) => <Opened {...args} />,
  parameters: { server: serveRegistration },
}
export default meta

export const Default: Story = {}

/** By name: the tab is chosen with the arrow keys. */
export const ByName: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [name, mobile] = await page.findAllByRole('radio')
    mobile!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(name).toBeChecked()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
export const Light: Story = { globals: { theme: 'light' } }
