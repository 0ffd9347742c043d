import { getMerchantWallet, listWallets, transferWallet } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: my wallet',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/transferFund', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const fill: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '25%' }))
}
const press: NonNullable<ScreenStory['play']> = async (context) => {
  await fill(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^Transfer/ }))
}

export const Filled: ScreenStory = {}
export const Chosen: ScreenStory = { play: fill }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(transferWallet, () => {
        throw new FakeRefusal('wallet.balance.low')
      }),
  },
  play: press,
}
export const Unsure: ScreenStory = { args: { server: (server) => server.fail('reset', transferWallet) }, play: press }
export const OneWallet: ScreenStory = {
  args: {
    server: (server) =>
      server
        .answer(getMerchantWallet, { isSingle: 1, transferVendors: [] })
        .answer(listWallets, { list: [{ accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2771.5 }] }),
  },
}
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
