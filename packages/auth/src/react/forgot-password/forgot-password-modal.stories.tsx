import {
  getCountries,
  getLocation,
  getRegistrationRules,
  recoverByEmail,
  recoverByPhone,
  sendLoginCode,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { OpenWindow } from '../../testing/open-window.tsx'
import { registrationWire } from '../../testing/wire.ts'
import ForgotPasswordModal from './forgot-password-modal.tsx'

type Story = StoryObj<typeof ForgotPasswordModal>
type Play = NonNullable<Story['play']>

const both = new Set(['CHNGPASSMAIL3', 'CHNGPASSVERIF3'])

const serve = (server: FakeServer) =>
  server
    .answer(getRegistrationRules, registrationWire)
    .answer(getCountries, {
      countries: [
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'VN', countryDialingCode: '84' },
        { countryCode: 'TH', countryDialingCode: '66' },
      ],
    })
    .answer(getLocation, { country: 'PH' })
    .answer(recoverByEmail, null)
    .answer(sendLoginCode, { expiredMinutes: 1 })

const refuse = (code: string) => () => {
  throw new FakeRefusal(code)
}

const meta: Meta<typeof ForgotPasswordModal> = {
  title: 'Auth/Recovery modal',
  component: ForgotPasswordModal,
  tags: ['!autodocs'],
  args: { flags: both, art: <img src="/img/panels/login.svg" alt="" /> },
  render: (args) => (
    <OpenWindow name="recovery">
      <ForgotPasswordModal {...args} />
    </OpenWindow>
  ),
  parameters: { server: serve },
}
export default meta

const at = (canvasElement: HTMLElement) => {
  const box = within(canvasElement.ownerDocument.body)
  return { box, field: (name: string) => box.findByRole('textbox', { name }) }
}

const toPhone: Play = async ({ canvasElement, userEvent }) => {
  const { box } = at(canvasElement)
  const [, phone] = await box.findAllByRole('radio')
  await userEvent.click(phone!)
  await waitFor(() => expect(box.getByRole('button', { name: /\+63/ })).toBeVisible())
}

const writePhone: Play = async (context) => {
  await toPhone(context)
  const { box } = at(context.canvasElement)
  const [number] = box.getAllByRole('textbox')
  await context.userEvent.type(number!, '9175550142')
}

export const ByMail: Story = {}
export const ByPhone: Story = { play: toPhone }
export const OneWay: Story = { args: { flags: new Set(['CHNGPASSVERIF3']) } }
export const NoWay: Story = { args: { flags: new Set() } }

export const MailSent: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { box } = at(canvasElement)
    const [name, address] = await box.findAllByRole('textbox')
    await userEvent.type(name!, 'linhtran88')
    await userEvent.type(address!, 'linh@example.com{Enter}')
    await waitFor(() => expect(box.getByRole('status')).toBeVisible())
  },
}

export const MailWrong: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [name, address] = await at(canvasElement).box.findAllByRole('textbox')
    await userEvent.type(name!, 'linhtran88')
    await userEvent.type(address!, 'linh{Enter}')
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const CodeSent: Story = {
  play: async (context) => {
    await writePhone(context)
    const { box } = at(context.canvasElement)
    const button = box.getAllByRole('button').find((one) => one.classList.contains('p-code-send'))
    await context.userEvent.click(button!)
    await expect(await box.findByText(/1:00/)).toBeVisible()
  },
}

export const CodeRefused: Story = {
  parameters: { server: (server: FakeServer) => serve(server).answer(sendLoginCode, refuse('system.error')) },
  play: async (context) => {
    await writePhone(context)
    const { box } = at(context.canvasElement)
    const button = box.getAllByRole('button').find((one) => one.classList.contains('p-code-send'))
    await context.userEvent.click(button!)
    await waitFor(() => expect(box.getAllByRole('dialog').at(-1)).toHaveAttribute('data-modal', 'codeRefusedModal'))
  },
}

export const CodeWrong: Story = {
  parameters: { server: (server: FakeServer) => serve(server).answer(recoverByPhone, refuse('code.invalid')) },
  play: async (context) => {
    await writePhone(context)
    const { box } = at(context.canvasElement)
    const [, code] = box.getAllByRole('textbox')
    await context.userEvent.type(code!, '482913')
    const secret = context.canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[name="newPassword"]')
    await context.userEvent.type(secret!, 'Evening26{Enter}')
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const Unavailable: Story = {
  parameters: { server: (server: FakeServer) => server.answer(getRegistrationRules, refuse('system.error')) },
}
