import { getReferralDetails, listInvited } from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerNoReferral, answerReferral } from '../../testing/index.ts'
import { termsOf } from '../../testing/terms.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ReferralScreen } from '../index.ts'

const at = Date.UTC(2026, 10, 22, 12)
const link = 'https://vesper.example/register?referralCode=LINHT88'

const show = async (server: FakeServer = answerReferral(createFakeServer(), at)) => {
  const screen = await showScreen(
    server,
    <main>
      <ReferralScreen
        language="EN"
        currency="PHP"
        page={1}
        siteName="Vesper"
        timeZone="Asia/Manila"
        categoryName={(code) => code}
        linkOf={(code, host = 'vesper.example') => `https://${host}/register?referralCode=${code}`}
        hrefOfPage={(each) => `?page=${each}`}
        onPage={() => undefined}
      />
    </main>,
    { now: at },
  )
  return { screen, findings: () => axeFindings(screen.container) }
}

test('[MEM-03] [BEY-02] inviting says what it has brought, what a friend has to do, and the terms of the reward', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show()
  await expect.element(screen.getByRole('heading', { name: '₱450.00 earned with friends' })).toBeVisible()
  await expect
    .element(
      screen.getByText(
        '₱150.00 for each friend who opens an account by your link, deposits ₱200.00 and bets ₱1,000.00.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText('To play before it is paid')).toBeVisible()
  await expect.element(screen.getByText('50 times the bonus')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Rewards' }))
    .toHaveAttribute('aria-valuetext', '2 of at most 20')
  await expect
    .element(screen.getByText('At most 10 rewards are paid in a day; the others wait for the next day.'))
    .toBeVisible()
  expect(await findings()).toEqual([])
})

test('[MEM-03] each friend shows how far both requirements are, and what became of it', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show()
  const of = (name: string) => screen.getByRole('row').filter({ hasText: name })
  for (const [name, state] of [
    ['jom***42', 'In progress'],
    ['kar***77', 'Given Nov 17, 2026'],
    ['vic***e9', 'Being reviewed'],
    ['bel***27', 'Not counted'],
    ['raf***13', 'Not started'],
  ] as const) {
    await expect.element(of(name).getByText(state)).toBeVisible()
  }
  const bets = screen.getByRole('progressbar', { name: 'Bets' })
  await expect.element(bets.first()).toHaveAttribute('aria-valuetext', '₱640.00 of ₱1,000.00')
  await expect.element(of('kar***77').getByText(/Joined Nov 12, 2026/)).toBeVisible()
  await expect.element(of('6 friends').getByText(/₱450\.00/)).toBeVisible()
})

test('[MEM-03] [BEY-02] a reward that was given under other terms than the next one says them', async () => {
  await page.viewport(1440, 900)
  const before = { ...termsOf(30, 14), locked: true }
  const friend = { customerName: 'kar***77', time: at, deposited: 200, staked: 1_000, status: 'rewarded' }
  const given = (terms: typeof before, customerName: string) => ({
    ...friend,
    customerName,
    amount: 150,
    rewardedAt: at,
    terms,
  })
  const { screen } = await show(
    answerReferral(createFakeServer(), at).answer(listInvited, {
      list: [given(before, 'kar***77'), given({ ...termsOf(50, 30), locked: true }, 'nic***05')],
      totalPages: 1,
      totalCount: 2,
    }),
  )
  const of = (name: string) => screen.getByRole('row').filter({ hasText: name })
  await expect.element(of('kar***77').getByText(/30 times the bonus/)).toBeVisible()
  await expect.element(of('nic***05').getByText(/times the bonus/)).not.toBeInTheDocument()
})

test('[MEM-03] [CON-03] the link is there to scan, to copy and to hand on', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  const { screen } = await show()
  await expect.element(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect.element(screen.getByText('vesper.example/register?referralCode=LINHT88')).toBeVisible()
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledWith({ title: 'Vesper', url: link })
})

test('[MEM-03] without a reward at the moment the page promises none, and an empty list says what would be in it', async () => {
  const { screen, findings } = await show(answerNoReferral(createFakeServer()))
  await expect.element(screen.getByText(/There is no reward for new friends at the moment/)).toBeVisible()
  await expect.element(screen.getByText('No friends yet')).toBeVisible()
  await expect.element(screen.getByText('How it works')).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
})

test('[MEM-03] what does not load says so, the page or its list', async () => {
  const list = await show(answerReferral(createFakeServer(), at).fail('503', listInvited))
  await expect.element(list.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(list.screen.getByRole('heading', { name: '₱450.00 earned with friends' })).toBeVisible()
  await list.screen.unmount()
  const whole = await show(answerReferral(createFakeServer(), at).fail('503', getReferralDetails))
  await expect.element(whole.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
