import { getMemberInfo, loginSocial } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { SocialProvider } from '../../index.ts'
import { fakeSocial, serviceRefusal, windowFault, type SocialOutcome } from '../../testing/fake-social.ts'
import { memberWire, sessionWire } from '../../testing/wire.ts'
import { AuthContext, useAuth } from '../auth-context.ts'
import { SocialBlock } from './social-block.tsx'

interface Args {
  readonly providers: readonly SocialProvider[]
  readonly outcomes: readonly SocialOutcome[]
}
type Story = StoryObj<Args>
type Play = NonNullable<Story['play']>

function Stage({ providers, outcomes }: Args) {
  const auth = useAuth()
  const value = useMemo(
    () => ({ ...auth, social: fakeSocial(outcomes, providers).social }),
    [auth, outcomes, providers],
  )
  return (
    <AuthContext value={value}>
      <div style={{ maxInlineSize: 416 }}>
        <SocialBlock onEntered={() => undefined} onTerms={() => undefined} />
      </div>
    </AuthContext>
  )
}

const refuse = (code: string, options: ConstructorParameters<typeof FakeRefusal>[1] = {}) => ({
  server: (server: FakeServer) =>
    server.answer(loginSocial, () => {
      throw new FakeRefusal(code, options)
    }),
})

const meta: Meta<Args> = {
  title: 'Auth/Ways in elsewhere',
  tags: ['!autodocs'],
  args: { providers: ['google', 'facebook', 'telegram'], outcomes: ['token'] },
  render: (args) => <Stage {...args} />,
  parameters: {
    server: (server: FakeServer) =>
      server.answer(getMemberInfo, memberWire).answer(loginSocial, { ...sessionWire, opened: false }),
  },
}
export default meta

const press: Play = async ({ canvasElement, userEvent }) => {
  const [first] = await within(canvasElement).findAllByRole('button')
  await userEvent.click(first!)
}

/** Presses, and waits for what is said about it. */
const stopped: Play = async (context) => {
  await press(context)
  await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible()
}

export const All: Story = {}
export const One: Story = { args: { providers: ['telegram'] } }

/** Nothing, not even the line above it. */
export const None: Story = {
  args: { providers: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.p-divider')).toBeNull()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** The window is open: the button turns, and the others wait with it. */
export const Opening: Story = {
  args: { outcomes: ['waits'] },
  play: async (context) => {
    await press(context)
    const [first, ...others] = within(context.canvasElement).getAllByRole('button')
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'))
    for (const other of others) await expect(other).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Sending: Story = {
  parameters: { server: (server: FakeServer) => server.answer(loginSocial, sessionWire).delay(60_000, loginSocial) },
  play: press,
}
export const Blocked: Story = { args: { outcomes: [windowFault('popup_blocked'), 'waits'] }, play: stopped }

/** By the keyboard alone: the way on is the next stop after what was said. */
export const BlockedThenOpened: Story = {
  args: { outcomes: [windowFault('popup_blocked'), 'waits'] },
  play: async (context) => {
    await stopped(context)
    for (let stop = 0; stop < 3; stop++) await context.userEvent.tab()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(within(context.canvasElement).getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Closed: Story = { args: { outcomes: [windowFault('cancelled')] }, play: stopped }
export const NoAnswer: Story = { args: { outcomes: [windowFault('timeout')] }, play: stopped }
export const SwitchedOff: Story = { args: { outcomes: [serviceRefusal('auth/operation-not-allowed')] }, play: stopped }
export const TooManyElsewhere: Story = { args: { outcomes: [serviceRefusal('auth/too-many-requests')] }, play: stopped }
export const DidNotWork: Story = { args: { outcomes: [serviceRefusal('auth/unknown')] }, play: stopped }
export const Forged: Story = { parameters: refuse('social.token.invalid'), play: stopped }
export const ClosedAccount: Story = { parameters: refuse('us_forbidden_login_error'), play: stopped }
export const TooMany: Story = {
  parameters: refuse('TOO_MANY_REQUESTS', { status: 429, headers: { 'Retry-After': '540' } }),
  play: stopped,
}
export const Offline: Story = {
  parameters: { server: (server: FakeServer) => server.fail('offline', loginSocial) },
  play: stopped,
}

/** No account has this social sign-in: one opens only for a visitor who is of age and agrees. */
export const NewAccount: Story = {
  parameters: refuse('social.account.unknown'),
  play: async (context) => {
    await press(context)
    const boxes = await within(context.canvasElement).findAllByRole('checkbox')
    await expect(boxes[0]).not.toBeChecked()
  },
}

export const NewAccountNotAgreed: Story = {
  parameters: refuse('social.account.unknown'),
  play: async (context) => {
    await press(context)
    const [, terms] = await within(context.canvasElement).findAllByRole('checkbox')
    await context.userEvent.click(terms!)
    await context.userEvent.click(within(context.canvasElement).getAllByRole('button').at(-1)!)
    for (const box of within(context.canvasElement).getAllByRole('checkbox'))
      await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { outcomes: [windowFault('popup_blocked')] },
  play: stopped,
}
export const Thai: Story = { globals: { lang: 'TH' }, args: { outcomes: [windowFault('cancelled')] }, play: stopped }
export const Vietnamese: Story = { globals: { lang: 'VI' }, parameters: refuse('social.account.unknown'), play: press }
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  args: { outcomes: [windowFault('timeout')] },
  play: stopped,
}
