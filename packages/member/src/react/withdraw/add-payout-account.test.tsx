import { addPayoutAccount, listPayoutAccounts } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import rules from '@parlour/validation/messages/EN.json'
import messages from '../../../messages/EN.json'
import { card } from '../../testing/cashier-rows.ts'
import { answerCashier } from '../../testing/index.ts'
import { WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const show = async (fake: FakeServer) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  return render(
    <Surroundings
      server={fake}
      session={session}
      messages={{ ...failures, ...rules, ...messages }}
      client={{ now: at }}
    >
      <WithdrawScreen
        search={{}}
        onSearch={() => undefined}
        language="EN"
        currency="PHP"
        hrefOf={() => '#'}
        categoryName={(code) => code}
      />
    </Surroundings>,
  )
}

test('[HDR-03] an account is added with the payment password, and is chosen then', async () => {
  const fake = answerCashier(createFakeServer(), at)
  const screen = await show(fake)
  await screen.getByRole('button', { name: 'Add an account' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  for (const words of [
    'Write the name as on the account.',
    'This number does not look right. Check each digit.',
    'Write six digits.',
  ])
    await expect.element(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Bank or wallet' }).selectOptions('SINAG')
  await dialog.getByRole('textbox', { name: 'Name on the account' }).fill('Linh Tran')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('0071 2290 1234')
  await dialog
    .getByLabelText(/^Payment password/)
    .first()
    .fill('246810')
  const added = {
    bankCardId: 9,
    type: 'BC',
    bankCode: 'SINAG',
    bankName: 'Bangko Sinag',
    payeeName: 'Linh Tran',
    cardNumber: '•••• 1234',
    time: null,
    inUse: false,
  }
  fake.answer(listPayoutAccounts, { list: [added], maxCount: 5 })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByRole('radio', { name: /1234/ })).toBeChecked()
  expect(fake.callsOf(addPayoutAccount).map(({ input }) => input)).toEqual([
    { bankCode: 'SINAG', payeeName: 'Linh Tran', cardNumber: '0071 2290 1234', password: '246810' },
  ])
})

test('[HDR-03] [API-05] an answer that names no account chooses none, and the list shows the new one', async () => {
  const fake = answerCashier(createFakeServer(), at).answer(addPayoutAccount, null as never)
  const screen = await show(fake)
  const cards = screen.getByRole('radiogroup', { name: /^To/ })
  await cards.getByRole('radio').first().click()
  await expect.element(cards.getByRole('radio', { checked: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Add an account' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Bank or wallet' }).selectOptions('SINAG')
  await dialog.getByRole('textbox', { name: 'Name on the account' }).fill('Linh Tran')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('0071 2290 1234')
  await dialog
    .getByLabelText(/^Payment password/)
    .first()
    .fill('246810')
  fake.answer(listPayoutAccounts, { list: [card, { ...card, bankCardId: 9, cardNumber: '•••• 1234' }], maxCount: 5 })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(cards.getByRole('radio', { name: /1234/ })).toBeVisible()
  await expect.element(cards.getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test('[HDR-03] a name that was refused and then changed is no longer called wrong', async () => {
  const fake = answerCashier(createFakeServer(), at)
  const screen = await show(fake)
  fake.answer(addPayoutAccount, () => {
    throw new FakeRefusal('bankcard.holder.mismatch')
  })
  await screen.getByRole('button', { name: 'Add an account' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Bank or wallet' }).selectOptions('SINAG')
  await dialog.getByRole('textbox', { name: 'Name on the account' }).fill('Someone Else')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('0071 2290 1234')
  await dialog
    .getByLabelText(/^Payment password/)
    .first()
    .fill('246810')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const wrong = dialog.getByText(failures['api.code.bankcard.holder.mismatch'])
  await expect.element(wrong).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name on the account' }).fill('Linh Tran')
  await expect.element(wrong).not.toBeInTheDocument()
})

test('[HDR-03] a name that no account may have says which signs a name has, and stays', async () => {
  const fake = answerCashier(createFakeServer(), at)
  const screen = await show(fake)
  fake.answer(addPayoutAccount, () => {
    throw new FakeRefusal('register.field.invalid', {
      status: 400,
      value: { field: 'payeeName', patternId: 21, min: 2, max: 80 },
    })
  })
  await screen.getByRole('button', { name: 'Add an account' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Bank or wallet' }).selectOptions('SINAG')
  const name = dialog.getByRole('textbox', { name: 'Name on the account' })
  await name.fill('Linh2')
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('0071 2290 1234')
  await dialog
    .getByLabelText(/^Payment password/)
    .first()
    .fill('246810')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog.getByText(/Latin letters/)).toBeVisible()
  await expect.element(name).toHaveValue('Linh2')
})
