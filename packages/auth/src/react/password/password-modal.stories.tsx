import { changePassword, getMemberInfo, getRegistrationRules, getSecurityConfig } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { OpenWindow } from '../../testing/open-window.tsx'
import { memberWire, registrationWire } from '../../testing/wire.ts'
import { givenPasswordAtom } from './given-password.ts'
import PasswordModal, { type PasswordModalProps } from './password-modal.tsx'

type Args = PasswordModalProps & { forced: boolean; given: string | null }
type Story = StoryObj<Args>

function Stage({ forced, given, ...props }: Args) {
  const give = useSetAtom(givenPasswordAtom)
  useEffect(() => give(given), [give, given])
  return (
    <OpenWindow name="password" forced={forced}>
      <PasswordModal {...props} />
    </OpenWindow>
  )
}

const serve = (server: FakeServer) =>
  server
    .answer(getSecurityConfig, { hasPassword: true })
    .answer(getRegistrationRules, registrationWire)
    .answer(getMemberInfo, { ...memberWire, account: 'linhtran88' })

const refuse = (code: string) => (server: FakeServer) =>
  serve(server).answer(changePassword, () => {
    throw new FakeRefusal(code)
  })

const meta: Meta<Args> = {
  title: 'Auth/Password modal',
  tags: ['!autodocs'],
  args: { forced: false, given: null, art: <img src="/img/panels/login.svg" alt="" /> },
  render: (args) => <Stage {...args} />,
  parameters: { server: serve, session: 'member' },
}
export default meta

const write = async (
  { canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  texts: Readonly<Record<string, string>>,
) => {
  const page = canvasElement.ownerDocument
  for (const [name, text] of Object.entries(texts)) {
    const input = await waitFor(() => {
      const found = page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (!found) throw new Error(`${name} is not there yet`)
      return found
    })
    await userEvent.type(input, text)
  }
  return within(page.body)
}

export const OfOneself: Story = {}
export const Forced: Story = { args: { forced: true, given: 'given' } }
export const ForcedAfterReload: Story = { args: { forced: true } }

/** Of an account that was opened by a code: there is none to ask for. */
export const First: Story = {
  parameters: { server: (server: FakeServer) => serve(server).answer(getSecurityConfig, { hasPassword: false }) },
}

export const Typed: Story = {
  play: async (context) =>
    void (await write(context, {
      oldPassword: 'evening2025',
      newPassword: 'Evening26',
      confirmNewPassword: 'Evening26',
    })),
}

export const NotTheSame: Story = {
  play: async (context) => {
    const page = await write(context, {
      oldPassword: 'evening2025',
      newPassword: 'Evening26',
      confirmNewPassword: 'Evening2{Enter}',
    })
    await waitFor(() =>
      expect(page.getByRole('dialog').querySelector('[name="confirmNewPassword"]')).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
  },
}

export const OldIsWrong: Story = {
  parameters: { server: refuse('password.old.invalid') },
  play: async (context) => {
    const page = await write(context, {
      oldPassword: 'evening2025',
      newPassword: 'Evening26',
      confirmNewPassword: 'Evening26{Enter}',
    })
    await waitFor(() =>
      expect(page.getByRole('dialog').querySelector('[name="oldPassword"]')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

export const Refused: Story = {
  parameters: { server: refuse('system.error') },
  play: async (context) => {
    const page = await write(context, {
      oldPassword: 'evening2025',
      newPassword: 'Evening26',
      confirmNewPassword: 'Evening26{Enter}',
    })
    await expect(await page.findByRole('alert')).toBeVisible()
  },
}
