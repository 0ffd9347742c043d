import type { Idempotency } from '@parlour/api-client'
import {
  convertPoints,
  getPointConversionType,
  getPointBalance,
  listPointRewards,
  redeemReward,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPointsShop } from '../../testing/points-shop.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { PointsShopScreen, type PointsShopScreenProps } from '../index.ts'

const nothing = () => undefined
function PointsShop(props: Partial<PointsShopScreenProps>) {
  const [category, setCategory] = useState('')
  const [view, setView] = useState<string>()
  return (
    <main>
      <PointsShopScreen
        language="EN"
        currency="PHP"
        passwordHref="#security"
        categoryName={(code) => ({ RNG: 'Slots', SPORTS: 'Sports' })[code] ?? code}
        category={category}
        onCategory={setCategory}
        historyView={view}
        onHistoryView={setView}
        paging={{ page: 1 }}
        hrefOf={({ page: to }) => `#page=${to}`}
        onPaging={nothing}
        onLogin={nothing}
        {...props}
      />
    </main>
  )
}

const show = async (
  server: FakeServer = createPointsShop(),
  {
    type = 0,
    idempotency = 'honoured',
    ...props
  }: Partial<PointsShopScreenProps> & { type?: number | null; idempotency?: Idempotency } = {},
) => {
  const screen = await showScreen(server, <PointsShop {...props} />, {
    now: Date.UTC(2026, 0, 15, 12),
    account: 'demo01',
    type,
    idempotency,
  })
  return { screen, server }
}
const findings = () => axeFindings(document.body)
const dialog = () => page.getByRole('dialog')
const type = (label: string, value: string) =>
  dialog()
    .getByRole('textbox', { name: label })
    .or(dialog().getByLabelText(label, { exact: true }))
    .first()
    .fill(value)
const redeemCash = async () => {
  await page.getByRole('button', { name: 'Redeem ₱5 cash' }).click()
  await dialog()
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
  await dialog().getByRole('button', { name: 'Redeem for 45 points' }).click()
}

test.each([1440, 412])(
  '[SYS-05] [PNT-01] at %d px: points without an expiry, their worth, rewards with cost, stock and terms',
  async (width) => {
    await page.viewport(width, 900)
    const { screen } = await show()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Points shop' })).toBeVisible()
    await expect.element(screen.getByText('They have no expiry')).toBeVisible()
    await expect.element(screen.getByText('₱32.00', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/^₱10\.00 to be played before you withdraw it · Highest stake/)).toBeVisible()
    await expect.element(screen.getByText('3 left')).toBeVisible()
    for (const name of ['None left', '3880 points to go'])
      await expect
        .element(screen.getByRole('button', { name: new RegExp(name.replace('3880', '3,?880')) }))
        .toBeDisabled()
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(await findings()).toEqual([])
  },
)

test('[PNT-01] the rewards narrow by kind and by what can be afforded', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Things' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lantern' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '₱5 cash' })).not.toBeInTheDocument()
  await screen.getByRole('switch', { name: 'Only what I can afford' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lantern' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Deck of cards' })).toBeVisible()
})

test('[PNT-01] a reward says its cost, what remains and its terms, and is redeemed with the payment password', async () => {
  const { screen, server } = await show()
  await screen.getByRole('button', { name: 'Redeem ₱5 cash' }).click()
  for (const words of ['275 points', 'To play before you withdraw', '₱10.00', 'Sports', /^30 days/])
    await expect.element(dialog().getByText(words)).toBeVisible()
  await dialog().getByRole('button', { name: 'Redeem for 45 points' }).click()
  await expect.element(dialog().getByText('Write six digits.')).toBeVisible()
  expect(server.callsOf(redeemReward)).toHaveLength(0)
  expect(await findings()).toEqual([])
  await dialog().getByRole('combobox', { name: 'How many' }).selectOptions('2')
  await expect.element(dialog().getByText('230 points')).toBeVisible()
  await dialog()
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
  await dialog().getByRole('button', { name: 'Redeem for 90 points' }).click()
  await expect.element(dialog().getByText('Redeemed. It is yours now.')).toBeVisible()
  expect(server.callsOf(redeemReward).map(({ input }) => input)).toMatchObject([
    { rewardId: 1, quantity: 2, password: '135790' },
  ])
  expect(server.callsOf(getPointBalance).length).toBeGreaterThan(1)
})

test('[PNT-01] a gift asks for a number and an address', async () => {
  const { screen, server } = await show()
  await screen.getByRole('button', { name: 'Redeem Deck of cards' }).click()
  await dialog().getByRole('button', { name: 'Redeem for 60 points' }).click()
  await expect.element(dialog().getByText('Type the address the gift is sent to.')).toBeVisible()
  await type('Address to send it to', '1 Rizal Street, Manila')
  for (const none of ['------', '12', 'abc']) {
    await type('Mobile number', none)
    await dialog().getByRole('button', { name: 'Redeem for 60 points' }).click()
    await expect
      .element(dialog().getByRole('textbox', { name: 'Mobile number' }))
      .toHaveAttribute('aria-invalid', 'true')
  }
  expect(server.callsOf(redeemReward)).toEqual([])
  await type('Mobile number', '(0917) 123-4567')
  await dialog()
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
  await dialog().getByRole('button', { name: 'Redeem for 60 points' }).click()
  await expect
    .poll(() => server.callsOf(redeemReward)[0]?.input)
    .toMatchObject({ rewardId: 21, mobile: '(0917) 123-4567', address: '1 Rizal Street, Manila' })
})

test('[PNT-02] without an answer the same is sent again under its key, whatever is pressed', async () => {
  const server = createPointsShop().fail('reset', redeemReward, 1)
  await show(server)
  await redeemCash()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/The answer got lost/)
  expect(await findings()).toEqual([])
  await dialog().getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(dialog().getByText('Redeemed. It is yours now.')).toBeVisible()
  const keys = server.callsOf(redeemReward).map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('[PNT-01] a refusal says why, empties the password, and leads to where one is set', async () => {
  const server = createPointsShop().answer(redeemReward, () => {
    throw new FakeRefusal('not.exists.payment.password')
  })
  await show(server)
  await redeemCash()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/You have no payment password yet/)
  await expect
    .element(dialog().getByRole('link', { name: 'Set a payment password' }))
    .toHaveAttribute('href', '#security')
  await expect
    .element(
      dialog()
        .getByLabelText(/^Payment password/)
        .first(),
    )
    .toHaveValue('')
})

test('[PNT-01] a wrong payment password is said at its field, until it is written anew', async () => {
  const server = createPointsShop().answer(redeemReward, () => {
    throw new FakeRefusal('invalid.payment.pw', { value: { triesLeft: 3 } })
  })
  await show(server)
  await redeemCash()
  const password = dialog()
    .getByLabelText(/^Payment password/)
    .first()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  const wrong = dialog().getByText(/^The payment password is wrong/)
  await expect.element(wrong).toBeVisible()
  await expect.element(password).toHaveValue('')
  await password.fill('1')
  await expect.element(wrong).not.toBeInTheDocument()
})

test('[PNT-01] a reward that went meanwhile says so, and the list is asked for again', async () => {
  const server = createPointsShop().answer(redeemReward, () => {
    throw new FakeRefusal('points.stock.low')
  })
  await show(server)
  const before = server.callsOf(listPointRewards).length
  await redeemCash()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  await expect.poll(() => server.callsOf(listPointRewards).length).toBeGreaterThan(before)
})

test('[PNT-01] [PNT-02] points become money at the rate and from the least that are said', async () => {
  const { screen, server } = await show()
  await screen.getByRole('button', { name: 'Convert to money' }).click()
  await expect.element(dialog().getByText('From 20 points, in steps of 10. One point is ₱0.10.')).toBeVisible()
  await type('How many points', '25')
  await dialog()
    .getByRole('button', { name: /^Convert to/ })
    .click()
  await expect.element(dialog().getByText('Take a multiple of 10.')).toBeVisible()
  await type('How many points', '100')
  for (const words of ['220 points', 'To play before you withdraw'])
    await expect.element(dialog().getByText(words)).toBeVisible()
  await dialog()
    .getByLabelText(/^Payment password/)
    .first()
    .fill('135790')
  expect(await findings()).toEqual([])
  await dialog().getByRole('button', { name: 'Convert to ₱10.00' }).click()
  await expect
    .element(dialog().getByText('₱10.00 is in your bonus money. Play it through before you withdraw it.'))
    .toBeVisible()
  expect(server.callsOf(convertPoints).map(({ input }) => input)).toMatchObject([{ point: 100, password: '135790' }])
})

test('[PNT-02] where the platform converts no points, neither their worth nor a way to convert them shows', async () => {
  const { screen } = await show(createPointsShop().answer(getPointConversionType, { list: [] }))
  await expect.element(screen.getByText('Your points')).toBeVisible()
  await expect.element(screen.getByText('Worth when converted')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Convert to money' })).not.toBeInTheDocument()
})

test('[PNT-01] the page says what points count', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'How to earn points' }).click()
  await expect.element(dialog().getByText('1 point for every ₱100.00 staked')).toBeVisible()
  await expect.element(dialog().getByText('1 point for every ₱500.00 paid in')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[PNT-01] what was redeemed stands with state, reason and where a gift goes, in pages; changes with what was left', async () => {
  const { screen } = await show()
  await screen.getByRole('tab', { name: 'Redeemed' }).click()
  await expect.element(screen.getByText('2 × Deck of cards')).toBeVisible()
  await expect.element(screen.getByText('To 14 Mabini Street, Manila 0917 111 0003')).toBeVisible()
  await expect.element(screen.getByText('Out of stock.')).toBeVisible()
  expect(await findings()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page=2')
  await screen.getByRole('tab', { name: 'Changes of points' }).click()
  await expect.element(screen.getByText('+\u2060440')).toBeVisible()
})

test('[SYS-05] guests are asked to log in, and nothing is asked of the platform', async () => {
  const onLogin = vi.fn()
  const { screen, server } = await show(createPointsShop(), { type: null, onLogin })
  await screen.getByRole('button', { name: 'Log in' }).click()
  expect([onLogin.mock.calls.length, server.callsOf(getPointBalance).length]).toEqual([1, 0])
  expect(await findings()).toEqual([])
})

test('[SYS-05] demo accounts are told that they have no points', async () => {
  const onRegister = vi.fn()
  const { screen, server } = await show(createPointsShop(), { type: 4, onRegister })
  await expect.element(screen.getByText('Demo accounts collect no points')).toBeVisible()
  await screen.getByRole('button', { name: 'Sign up' }).click()
  expect([onRegister.mock.calls.length, server.callsOf(getPointBalance).length]).toEqual([1, 0])
})

test('[SYS-05] what did not load can be asked for again; a mall without rewards says so', async () => {
  const server = createPointsShop()
    .answer(listPointRewards, { list: [], totalPages: 0, totalCount: 0 })
    .fail('offline', getPointBalance)
  const { screen } = await show(server)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This did not load/)
  server.heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('No rewards here yet')).toBeVisible()
})

test('[PNT-02] [API-05] where keys are ignored, a lost redemption leads to the records, and one press redeems once', async () => {
  const server = createPointsShop('ignored').fail('reset', redeemReward, 1)
  await show(server, { idempotency: 'ignored' })
  await redeemCash()
  await expect.element(dialog().getByText(/Sending it again could do it twice/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Send the same again' })).not.toBeInTheDocument()
  await expect.element(dialog().getByRole('button', { name: 'Redeem for 45 points' })).toBeDisabled()
  expect(await findings()).toEqual([])
  await dialog().getByRole('button', { name: 'Read the list again' }).click()
  await dialog().getByRole('button', { name: 'Start over' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Redeem for 45 points' })).toBeEnabled()
  expect(server.callsOf(redeemReward)).toHaveLength(1)
})
