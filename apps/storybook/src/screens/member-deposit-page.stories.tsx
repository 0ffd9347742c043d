import {
  depositByQr,
  getDeposit,
  getDepositSettings,
  listDepositChannels,
  listDepositPromotions,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { someDeposit, somePromotion } from '@parlour/member/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/member/depositv2'
const meta = {
  ...screenMeta,
  title: 'Screens/Member: deposit',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const order = someDeposit(answers.at)
const opened = (status: string, more = {}) => ({
  path: `${path}?open=${order.orderNo}`,
  server: (server: FakeServer) => server.answer(getDeposit, { ...order, status, ...more }),
})

const fill: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Perlas Wallet' }))
  await userEvent.click(canvas.getByRole('button', { name: '500' }))
}

export const Empty: ScreenStory = {}
export const Chosen: ScreenStory = { play: fill }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(depositByQr, () => {
        throw new FakeRefusal('deposit.open.many')
      }),
  },
  play: async (context) => {
    await fill(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Pay/ }))
  },
}
export const Unsure: ScreenStory = {
  args: { server: (server) => server.fail('reset', depositByQr) },
  play: Refused.play!,
}
export const Pay: ScreenStory = { args: opened('pending') }
export const PayByAddress: ScreenStory = { args: opened('pending', { qrCode: null }) }
export const Unpayable: ScreenStory = { args: opened('pending', { payUrl: null, qrCode: null }) }
export const Credited: ScreenStory = {
  args: opened('paid', { payUrl: null, qrCode: null, bonusAmount: 40, settledAt: answers.at }),
}
export const NotCredited: ScreenStory = {
  args: opened('failed', {
    payUrl: null,
    qrCode: null,
    reason: 'No such credit on our account.',
    settledAt: answers.at,
  }),
}
export const Closed: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getDepositSettings, {
        allowDeposit: 'N',
        totalDepositSuccessCount: 0,
        depositInfo: { minimumAmount: 1, maximumAmount: 2, quickAmounts: [] },
      }),
  },
}
export const NoWay: ScreenStory = { args: { server: (server) => server.answer(listDepositChannels, {}) } }
export const Phone: ScreenStory = { globals: onPhone, play: fill }
export const PhonePay: ScreenStory = { args: opened('pending'), globals: onPhone }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server
        .answer(listDepositChannels, {
          MWQR: {
            channelName: longName,
            channels: [
              {
                vendorName: longName,
                vendorId: 'TLY',
                mcsBankCode: 'TLYPERLAS',
                banks: [{ bankCode: 'PERLAS', bankType: 'EW', bankName: longName.replaceAll(' ', '') }],
                method: 'qr',
                minimum: 100,
                maximum: 50_000,
                feePercent: 0,
                usualMinutes: 1,
              },
            ],
          },
        })
        .answer(listDepositPromotions, {
          list: [
            { ...somePromotion, title: longName },
            { ...somePromotion, promotionId: 151, title: longName, available: false, reason: longName },
          ],
        }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
