import {
  getBalance,
  getMerchantWallet,
  listTransactions,
  listWallets,
  transferWallet,
} from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { longName } from './long-names.ts'
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
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listWallets, {
        list: [
          { accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2_771_234.5 },
          { accountTypeId: 101, vendor: 'OVT', name: longName, balance: 987_654_321.09, closed: true },
          {
            accountTypeId: 102,
            vendor: 'NLT',
            name: longName.replaceAll(' ', ''),
            balance: 0,
            locked: true,
            lockReason: longName,
          },
        ],
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const ClosedProvider: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listWallets, {
        list: [
          { accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2771.5 },
          { accountTypeId: 101, vendor: 'OVT', name: 'Overtime', balance: 820, closed: true },
          { accountTypeId: 102, vendor: 'NLT', name: 'Northlight', balance: 0 },
        ],
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'To' }), 'OVT')
  },
}
export const Phone: ScreenStory = { globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Empty: ScreenStory = {
  args: {
    server: (server) =>
      server
        .answer(getBalance, { sumBalance: 0, bonus: 0, held: 0, currency: 'PHP', currencySymbol: '₱', balance: [] })
        .answer(listTransactions, { list: [], totalIn: 0, totalOut: 0, totalPages: 1, totalCount: 0 })
        .answer(listWallets, {
          list: [
            { accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 0 },
            { accountTypeId: 102, vendor: 'NLT', name: 'Northlight', balance: 0 },
          ],
        }),
  },
}
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
