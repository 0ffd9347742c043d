import {
  getSecurityConfig,
  getWalletLockStatus,
  getWithdrawal,
  getWithdrawPlan,
  getWithdrawSettings,
  listPayoutAccounts,
  withdraw,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { someWithdrawal } from '@parlour/member/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const path = '/member/withdraw'
const meta = {
  ...screenMeta,
  title: 'Screens/Member: withdrawal',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path, person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const order = someWithdrawal(answers.at)
const step = (stage: string, reason: string | null = null) => ({
  stage,
  label: '',
  time: answers.at,
  by: 'operator',
  reason,
})
const opened = (stage: string, more = {}) => ({
  path: `${path}?open=${order.orderNo}`,
  server: (server: FakeServer) =>
    server.answer(getWithdrawal, {
      ...order,
      stage,
      cancellable: false,
      nextText: null,
      stages: [...order.stages, step(stage)],
      ...more,
    }),
})

const fill: NonNullable<ScreenStory['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Bangko Sinag/ }))
  await userEvent.click(canvas.getByRole('button', { name: '25%' }))
  const field = canvasElement.querySelector<HTMLInputElement>('input[name=password]')
  if (!field) throw new Error('no field')
  await userEvent.type(field, '135790')
}

const withBonus: Partial<SiteScreenProps> = {
  server: (server) =>
    server.answer(getWithdrawPlan, {
      balance: 5000,
      free: 4000,
      tied: 1000,
      forfeits: 800,
      held: 600,
      withdrawable: 4000,
      minimumAmount: 500,
      usualMinutes: 45,
      ties: [
        {
          bonusId: 'b1',
          title: 'Second deposit',
          amount: 1000,
          balance: 800,
          wager: 8000,
          staked: 2600,
          left: 5400,
          maxBet: 200,
          excluded: ['SPORTS'],
          expiresAt: answers.at + 1_200_000_000,
        },
        {
          bonusId: 'b2',
          title: 'Play money to start with',
          amount: 1000,
          balance: 200,
          playOnly: true,
          wager: 0,
          staked: 0,
          left: 0,
          excluded: [],
          expiresAt: null,
        },
      ],
    }),
}

export const Empty: ScreenStory = {}
/** A withdrawal gives up an open bonus, and the page says so before the press. */
export const GivesUpBonus: ScreenStory = { args: withBonus }
export const AsksBeforeGivingUp: ScreenStory = {
  args: withBonus,
  play: async (context) => {
    await fill(context)
    await context.userEvent.keyboard('{Enter}')
  },
}
export const PhoneGivesUpBonus: ScreenStory = { args: withBonus, globals: onPhone }
export const Chosen: ScreenStory = { play: fill }
export const WrongPassword: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(withdraw, () => {
        throw new FakeRefusal('invalid.payment.pw')
      }),
  },
  play: async (context) => {
    await fill(context)
    await context.userEvent.keyboard('{Enter}')
  },
}
export const NoAccount: ScreenStory = {
  args: { server: (server) => server.answer(listPayoutAccounts, { list: [], maxCount: 5 }) },
}
const asks = (more: object) => (server: FakeServer) =>
  server.answer(getWithdrawSettings, {
    allowWithdraw: 'Y',
    minimumAmount: 500,
    maximumAmount: 200_000,
    dailyMaxCount: 5,
    todayCount: 1,
    confirmMinutes: 30,
    ...more,
  } as never)
const fixed = { server: asks({ fixedAmountFlag: true, fixedWithdrawAmounts: [500, 1000, 2000, 3000, 5000, 10_000] }) }
const asksCode = asks({ mobileVerificationType: 'EVERY_WITHDRAWAL' })
const takesCode = { server: asksCode }

const fillFixed: NonNullable<ScreenStory['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Bangko Sinag/ }))
  await userEvent.click(canvas.getByRole('radio', { name: /2,000/ }))
}
/** Only some amounts can be withdrawn: they are chips. */
export const FixedAmounts: ScreenStory = { args: fixed, play: fillFixed }
export const PhoneFixedAmounts: ScreenStory = { args: fixed, globals: onPhone, play: fillFixed }
export const FixedAmountsFromTheRight: ScreenStory = { args: fixed, globals: fromTheRight, play: fillFixed }
/** A code by phone is asked for once there is an amount that takes one. */
export const TakesCode: ScreenStory = { args: takesCode, play: fill }
export const PhoneTakesCode: ScreenStory = { args: takesCode, globals: onPhone, play: fill }
/** No code can go to a number that is not verified. */
export const NumberFirst: ScreenStory = {
  args: {
    server: (server) => asksCode(server).answer(getSecurityConfig, { mobile: '917****188', mobileVerified: false }),
  },
  play: fill,
}
/** The wallet is locked: for what, and until when. */
export const Locked: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getWithdrawSettings, { allowWithdraw: 'N' } as never).answer(getWalletLockStatus, {
        locked: true,
        list: [
          {
            accountTypeId: 2,
            vendor: null,
            locked: true,
            reason: 'We check a deposit of yours.',
            until: answers.at + 7_200_000,
          },
        ],
      }),
  },
}
export const NoPassword: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getWithdrawSettings, {
        allowWithdraw: 'Y',
        minimumAmount: 500,
        maximumAmount: 200_000,
        paymentPasswordSet: false,
      } as never),
  },
}
export const Asked: ScreenStory = { args: { path: `${path}?open=${order.orderNo}` } }
export const PleaseConfirm: ScreenStory = {
  args: opened('paid', { countsAt: answers.at + 1_200_000, nextText: 'Say whether it has arrived.' }),
}
export const Received: ScreenStory = { args: opened('received') }
export const Refused: ScreenStory = {
  args: opened('refused', {
    stages: [...order.stages, step('refused', 'The name on the account differs from yours.')],
  }),
}
export const Phone: ScreenStory = { globals: onPhone, play: fill }
export const PhoneAsked: ScreenStory = { args: { path: `${path}?open=${order.orderNo}` }, globals: onPhone }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listPayoutAccounts, {
        list: [
          {
            bankCardId: 7,
            type: 'BC',
            bankCode: 'SINAG',
            bankName: longName,
            payeeName: longName.replaceAll(' ', ''),
            cardNumber: '•••• 4471',
            time: null,
            inUse: false,
          },
        ],
        maxCount: 5,
      }),
  },
}
/** The platform does not say what of the bonuses a withdrawal gives up. */
export const BonusNotSaid: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getWithdrawPlan, {
        balance: 5000,
        free: 4000,
        tied: 1000,
        withdrawable: 4000,
        minimumAmount: 500,
        ties: [],
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
