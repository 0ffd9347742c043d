import { listTransactions } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: account record',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/transactionHistory', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const lastHour = Date.UTC(2026, 10, 22, 3)

/** 10,000 transactions, each with names and sums as long as they get. */
const tenThousand = (server: FakeServer) =>
  server.answer(listTransactions, ({ page, size }) => ({
    list: Array.from({ length: size }, (_, index) => ({
      txId: `${page}-${index}`,
      txTypeId: 8,
      txTypeName: longName,
      codeType: 'dividend',
      txTimeInTimestamp: lastHour - index * 60_000,
      orderNo: 'D261119-07C2E1B4',
      remark: longName.replaceAll(' ', ''),
      about: { kind: 'bonus' as const, id: '5f0d8a52-7b1c-4e0f-9a3d-2c6e8b417d90' },
      currentAvailBalance: 987_654_321.09,
      amount: index % 2 ? -1_234_567.89 : 1_234_567.89,
      customerName: 'linhtran88',
      vendor: null,
    })),
    totalIn: 6_172_839_450,
    totalOut: 6_172_839_450,
    totalPages: Math.ceil(10_000 / size),
    totalCount: 10_000,
  }))

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const ByAmount: ScreenStory = { args: { path: '/member/transactionHistory?sort=-amount' } }
export const LongNames: ScreenStory = { args: { server: tenThousand } }
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
