import { getMemberInfo } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { OpenWindow } from '../../testing/open-window.tsx'
import { memberWire } from '../../testing/wire.ts'
import { newUsernameAtom } from './atoms.ts'
import RegisteredModal from './registered-modal.tsx'

interface Args {
  /** Whether the account was opened by a number: the platform has made its name. */
  byNumber: boolean
}

function Stage({ byNumber }: Args) {
  const tell = useSetAtom(newUsernameAtom)
  useEffect(() => tell(byNumber), [byNumber, tell])
  return (
    <OpenWindow name="registered">
      <RegisteredModal />
    </OpenWindow>
  )
}

const meta: Meta<Args> = {
  title: 'Auth/Registered modal',
  tags: ['!autodocs'],
  args: { byNumber: false },
  render: (args) => <Stage {...args} />,
  parameters: {
    server: (server: FakeServer) => server.answer(getMemberInfo, { ...memberWire, account: 'ph12345678' }),
    session: 'member',
  },
}
export default meta

export const ByName: StoryObj<Args> = {}

/** The name that the platform made is shown first. */
export const ByNumber: StoryObj<Args> = { args: { byNumber: true } }

export const ToldTheName: StoryObj<Args> = {
  args: { byNumber: true },
  play: async ({ canvasElement, userEvent }) => {
    const box = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLElement>('[data-modal=registeredNameModal]')
      if (!found) throw new Error('The name is not told yet')
      return found
    })
    await userEvent.click(within(box).getByRole('button'))
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[data-modal=registerSuccessModal]')).toBeVisible(),
    )
  },
}

export const Tagalog: StoryObj<Args> = { args: { byNumber: true }, globals: { lang: 'TY' } }
export const Phone: StoryObj<Args> = { globals: { viewport: { value: 'phone', isRotated: false } } }
