import { contractCalls } from '@parlour/api-client/brand'
import {
  getBalance,
  getDepositSettings,
  getWithdrawSettings,
  listDepositChannels,
  listDepositPromotions,
  listPayoutAccounts,
  listWithdrawBanks,
} from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { settled } from '@parlour/vitest/settled'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { answerCashier } from '../../testing/index.ts'
import { DepositScreen, WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const card = { bankCardId: 3, bankCode: 'BDO', bankName: 'BDO', cardNumber: '****1234' }

/** A platform that sends of the cashier what the contract names, and no limits. */
const server = (minimumAmount: number | null = null) =>
  answerCashier(createFakeServer(), at)
    .answer(getBalance, { sumBalance: 900, currency: 'PHP', balance: [{ accountTypeId: 2, availBalance: 900 }] })
    .answer(getDepositSettings, { allowDeposit: 'Y', totalDepositSuccessCount: 1, depositInfo: null })
    .answer(listDepositChannels, {
      MWQR: { channels: [{ vendorName: 'Wallet', banks: [{ bankCode: 'GCASH', bankType: 'EW' }] }] },
    })
    .answer(listDepositPromotions, { list: [] })
    .answer(getWithdrawSettings, { allowWithdraw: 'Y', minimumAmount, maximumAmount: null, fixedWithdrawAmounts: [] })
    .answer(listPayoutAccounts, { list: [card] })
    .answer(listWithdrawBanks, { list: [{ bankCode: 'BDO', bankName: 'BDO' }] })

const shared = {
  search: {},
  onSearch: () => undefined,
  language: 'EN',
  currency: 'PHP',
  hrefOf: () => '#',
  categoryName: (code: string) => code,
} as const

const show = async (what: 'deposit' | 'withdrawal', fake = server()) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...messages }}
      client={{ now: at, overrides: contractCalls }}
    >
      {what === 'deposit' ? (
        <DepositScreen {...shared} origin="https://site.example" payOrigins={[]} supportHref="#support" />
      ) : (
        <WithdrawScreen {...shared} />
      )}
    </Surroundings>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  return { screen, form: () => screen.container.querySelector('form')?.textContent ?? '' }
}
const summary = () => page.getByRole('region', { name: 'Summary' })

test('[BEY-08] a deposit shows no sum, fee or time that the platform did not send, and any amount may be asked for', async () => {
  const { form } = await show('deposit')
  await settled()
  expect(form()).not.toMatch(/\d|no fee|Deposited today/)
  await page.getByRole('radio', { name: 'GCASH' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await expect.element(summary().getByRole('button', { name: 'Pay ₱500.00' })).toBeEnabled()
  expect(form().match(/₱[\d,]+\.\d\d/g)).toEqual(['₱500.00', '₱500.00'])
})

test('[BEY-08] a withdrawal is held to what is free, shows no charge that the platform did not send, and offers no call that it lacks', async () => {
  const { screen, form } = await show('withdrawal')
  await page.getByRole('radio', { name: /^BDO/ }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await expect.element(summary().getByRole('button', { name: 'Withdraw ₱500.00' })).toBeEnabled()
  expect(form().match(/₱[\d,]+\.\d\d/g)).toEqual(['₱500.00', '₱500.00'])
  expect(form()).not.toMatch(/no fee|you can cancel|minutes/)
  expect(screen.getByText('Under way to you').elements()).toEqual([])
  expect(screen.getByText('Nothing is tied to a bonus').elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Remove this account' }).elements()).toEqual([])
})

test('[BEY-08] a platform that says the least alone has it beside the field', async () => {
  const { screen } = await show('withdrawal', server(100))
  await expect.element(screen.getByText('from 100.00')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50')
  await page
    .getByLabelText(/^Payment password/)
    .first()
    .click()
  await expect.element(screen.getByText('At least ₱100.00.')).toBeVisible()
})
