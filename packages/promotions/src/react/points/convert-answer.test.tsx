import { convertPoints, getMemberInfo, redeemReward } from '@parlour/api-client/endpoints'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { createPointsShop } from '../../testing/points-shop.ts'
import { PointsShopScreen } from '../index.ts'

const nothing = () => undefined
const dialog = () => page.getByRole('dialog')

const without = (endpoint: typeof convertPoints | typeof redeemReward) =>
  createPointsShop().fail('null-value', endpoint)

const show = async (server: ReturnType<typeof createPointsShop>) => {
  server.answer(getMemberInfo, { id: 1, account: 'demo01', type: 0, memberLabel: [] })
  const session = createTestSession()
  session.start({ token: 't', userName: 'demo01', customerType: 0 }, 'demo01')
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }}>
      <PointsShopScreen
        language="EN"
        currency="PHP"
        passwordHref="#security"
        categoryName={(code) => code}
        category=""
        onCategory={nothing}
        historyView={undefined}
        onHistoryView={nothing}
        paging={{ page: 1 }}
        hrefOf={() => '#'}
        onPaging={nothing}
        onLogin={nothing}
      />
    </Surroundings>,
  )
  return { screen, server }
}
const pay = () =>
  dialog()
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')

test.each(['pending', 'rejected'])(
  '[PNT-01] a redemption that is answered as %s promises nothing: the list says how it stands',
  async (status) => {
    const { screen } = await show(
      createPointsShop().answer(redeemReward, { refNo: 'P260115009', status, points: 45, balance: 275 }),
    )
    await screen
      .getByRole('button', { name: /^Redeem / })
      .first()
      .click()
    await pay()
    await dialog()
      .getByRole('button', { name: /^Redeem for/ })
      .click()
    await expect.element(dialog().getByText('Sent. The list of what you redeemed says how it stands.')).toBeVisible()
  },
)

test('[PNT-01] [API-05] a platform that answers a redemption without its members: it is sent, and the list says how it stands', async () => {
  const { screen, server } = await show(without(redeemReward))
  await screen
    .getByRole('button', { name: /^Redeem / })
    .first()
    .click()
  await pay()
  await dialog()
    .getByRole('button', { name: /^Redeem for/ })
    .click()
  await expect.element(dialog().getByText('Sent. The list of what you redeemed says how it stands.')).toBeVisible()
  expect(dialog().getByRole('term').all()).toHaveLength(0)
  expect(server.callsOf(redeemReward)).toHaveLength(1)
})

test('[PNT-01] [API-05] a platform that answers a conversion without its members: it is said to be done, without sums', async () => {
  const { screen, server } = await show(without(convertPoints))
  await screen.getByRole('button', { name: 'Convert to money' }).click()
  await dialog().getByRole('textbox', { name: 'How many points' }).fill('100')
  await pay()
  await dialog().getByRole('button', { name: 'Convert to ₱10.00' }).click()
  await expect.element(dialog().getByText('Redeemed. It is yours now.')).toBeVisible()
  expect(dialog().getByRole('term').all()).toHaveLength(0)
  expect(server.callsOf(convertPoints)).toHaveLength(1)
})
