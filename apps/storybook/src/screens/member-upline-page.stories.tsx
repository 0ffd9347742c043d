import { getWithdrawPlan, listRecipients, transferToUpline } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: transfer to upline',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/transferUpline', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const ask: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '25%' }))
  await userEvent.click(canvas.getByRole('button', { name: /^Transfer ₱/ }))
}
const confirm: NonNullable<ScreenStory['play']> = async (context) => {
  await ask(context)
  const dialog = await screen.findByRole('dialog')
  const password = dialog.querySelector('input')
  if (password) await context.userEvent.type(password, '135790{Enter}')
}

export const Filled: ScreenStory = {}
export const Asking: ScreenStory = { play: ask }
export const Done: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(transferToUpline, { transferId: 'T261122-4', upline: 'aprilsol22', mainBalance: 3000 }),
  },
  play: confirm,
}
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(transferToUpline, () => {
        throw new FakeRefusal('wallet.receiver.locked')
      }),
  },
  play: confirm,
}
export const Unsure: ScreenStory = {
  args: { server: (server) => server.fail('reset', transferToUpline) },
  play: confirm,
}
export const Empty: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getWithdrawPlan, {
        balance: 0,
        free: 0,
        tied: 0,
        forfeits: 0,
        held: 0,
        withdrawable: 0,
        minimumAmount: 500,
        ties: [],
      }),
  },
}
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listRecipients, {
        list: [
          {
            recipientId: 7,
            name: longName.replaceAll(' ', '').slice(0, 32),
            relation: 'upline',
            maskedName: longName.replaceAll(/(?<=\w)\w/g, '*'),
            level: 12,
          },
        ],
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
