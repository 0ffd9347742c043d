import { axeFindings } from '@parlour/vitest/axe'
import { getCaptcha, getMemberInfo, listPromotionOffers, login as loginCall } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryStore } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { LoginModal, useAuthWindow, useRequireLogin, useSession } from '../index.ts'

const wire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const slogan = { currency: 'PHP' }

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })

const refuseWith = (value: unknown) => () => {
  throw new FakeRefusal('login.credentials.invalid', { value })
}

const everything: ReadonlySet<string> = new Set(['MOBILEVERCODELOGIN3', 'FREEPLAY3', 'DIRECTREG3', 'CHNGPASSMAIL3'])

function Page({ go = () => undefined, flags = everything }: { go?: () => void; flags?: ReadonlySet<string> }) {
  const session = useSession()
  const { open: openWindow } = useAuthWindow()
  const requireLogin = useRequireLogin()
  return (
    <>
      <button type="button" onClick={() => openWindow('login')}>
        Enter
      </button>
      <button type="button" onClick={() => requireLogin(go)}>
        Favourite
      </button>
      <h1>{session.status === 'member' ? `Hello ${session.account}` : 'Hello guest'}</h1>
      <LoginModal slogan={slogan} flags={flags} />
    </>
  )
}

const open = async (server: FakeServer, options: Parameters<typeof renderAuth>[2] = {}, go?: () => void) => {
  const all = await renderAuth(<Page go={go} />, server, options)
  await all.screen.getByRole('button', { name: 'Enter' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  return all
}

const enter = async (username: string, password: string) => {
  await field('Username').fill(username)
  await field('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
}

const answering = () =>
  createFakeServer().answer(loginCall, wire).answer(getMemberInfo, { id: 1, account: 'demo01', memberLabel: [] })

test('[LOG-02] the Tab key goes from the user name to the password, and to "Forgot it?" after it', async () => {
  await open(answering())
  await field('Username').fill('demo01')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Password')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Forgot it?' })).toHaveFocus()
})

test('[LOG-02] name and password are required: the first empty one gets the focus and nothing is sent', async () => {
  const server = answering()
  await open(server)
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(page.getByText('Fill this in.').first()).toBeVisible()
  expect(server.callsOf(loginCall)).toHaveLength(0)
})

test('[LOG-03] a login closes the popup, starts the session and tells what comes next', async () => {
  const onLogin = vi.fn()
  await open(answering(), { onLogin })
  await enter(' demo01 ', 'abc12345')
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ next: 'welcome', forced: false, first: false, resumed: false })
})

test('[LOG-04] a failed login shows the reason and keeps what was typed; no captcha without the flag', async () => {
  await open(createFakeServer().answer(loginCall, refuseWith(null)))
  await enter('demo01', 'wrong')
  await expect.element(page.getByText(/^Username and password do not match/)).toBeVisible()
  await expect.element(field('Username')).toHaveValue('demo01')
  await expect.element(field('Password')).toHaveValue('wrong')
  await expect.element(field('Captcha')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Log in' }))
    .not.toHaveAttribute('aria-busy')
})

test('[LOG-04] a failed login with the captcha flag shows the captcha, which a click renews at most once a second', async () => {
  let ticks = 0
  const server = createFakeServer()
    .answer(loginCall, refuseWith({ captcha: true }))
    .answer(getCaptcha, picture)
  const pictures = () => server.calls.filter((call) => call.endpoint === 'getCaptcha').length
  await open(server, { client: { monotonic: () => ticks } })
  await enter('demo01', 'wrong')
  await expect.element(field('Captcha')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Picture with signs to type' })).toBeInTheDocument()
  expect(pictures()).toBe(1)
  const renew = page.getByRole('button', { name: 'Show another picture' })
  await renew.click()
  expect(pictures()).toBe(1)
  ticks = 1_000
  await renew.click()
  await expect.poll(pictures).toBe(2)
})

test('[LOG-04] the signs are required once a picture shows, are sent, and a new picture comes after each refusal', async () => {
  let ticks = 0
  const server = createFakeServer()
    .answer(loginCall, refuseWith({ captcha: true }))
    .answer(getCaptcha, picture)
  const of = (name: string) => server.calls.filter((call) => call.endpoint === name)
  await open(server, { client: { monotonic: () => ticks } })
  await enter('demo01', 'wrong')
  await expect.element(field('Captcha')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await expect.element(field('Captcha')).toHaveFocus()
  expect(of('login')).toHaveLength(1)
  ticks = 1_000
  await field('Captcha').fill('7K4Q')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => of('login')[1]?.input).toMatchObject({ captcha: '7K4Q' })
  await expect.poll(() => of('getCaptcha').length).toBe(2)
  await expect.element(field('Captcha')).toHaveValue('')
})

test('[LOG-07] remember-me keeps the login name and never the password; unticking clears it', async () => {
  const rememberStore = createMemoryStore()
  await open(answering(), { rememberStore })
  await page.getByLabelText(/^Remember my username/).click()
  await enter('demo01', 'abc12345')
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  expect([...rememberStore.entries.values()].join(' ')).toContain('demo01')
  expect([...rememberStore.entries.values()].join(' ')).not.toContain('abc12345')
})

test('[LOG-07] a remembered name is there when the popup opens, and goes with its tick', async () => {
  const until = Date.UTC(2026, 0, 15, 20)
  const rememberStore = createMemoryStore({ 'parlour:1:remembered': JSON.stringify({ username: 'demo01', until }) })
  await open(answering(), { rememberStore })
  await expect.element(field('Username')).toHaveValue('demo01')
  await expect.element(field('Password')).toHaveFocus()
  await page.getByLabelText(/^Remember my username/).click()
  expect(rememberStore.entries.size).toBe(0)
})

const offer = (promotionType: string, more: object) => ({
  promotionId: 101,
  promotionType,
  terms: { wagerMultiple: 1, validDays: 30, excludedCategories: [] },
  ...more,
})
const friend = {
  amount: 150,
  requiredDeposit: 200,
  requiredStake: 500,
  terms: { wagerMultiple: 50, validDays: 30, excludedCategories: [] },
}

test('[LOG-12] the slogan states the reward for a friend and the cashback, each with its condition', async () => {
  await page.viewport(1440, 900)
  const list = [offer('REFERRAL', friend), offer('CASHBACK', { percent: 3.5 })]
  await open(createFakeServer().answer(listPromotionOffers, { list }))
  await expect
    .element(page.getByText(/when a friend you invite has deposited/))
    .toHaveTextContent(
      '₱150.00 when a friend you invite has deposited ₱200.00 and played ₱500.00, paid once you have staked it 50 times within 30 days.',
    )
  await expect
    .element(page.getByText(/of your week’s net loss/))
    .toHaveTextContent('Up to 3.5% of your week’s net loss back, staked once before you withdraw.')
})

test('[LOG-12] a cashback that is limited by the stakes says so beside its percentage', async () => {
  await page.viewport(1440, 900)
  const list = [offer('CASHBACK', { percent: 3.5, percentOfStakes: 0.08 })]
  await open(createFakeServer().answer(listPromotionOffers, { list }))
  await expect
    .element(page.getByText(/of your week’s net loss/))
    .toHaveTextContent(
      'Up to 3.5% of your week’s net loss back, at most 0.08% of your stakes, staked once before you withdraw.',
    )
})

test.each([
  ['one that has not begun', { ...friend, status: 'planned' }],
  ['one without known terms', { ...friend, terms: null }],
  ['one that does not say what the friend must stake', { ...friend, requiredStake: null }],
])('[LOG-12] the slogan promises nothing of %s', async (_, change) => {
  await page.viewport(1440, 900)
  const list = [offer('REFERRAL', change), offer('CASHBACK', { percent: 3.5 })]
  await open(createFakeServer().answer(listPromotionOffers, { list }))
  await expect.element(page.getByText(/of your week’s net loss/)).toBeVisible()
  await expect.element(page.getByText(/when a friend you invite/)).not.toBeInTheDocument()
})

test('[LOG-14] a guest logs in first and then goes on with what was asked; a member goes on at once', async () => {
  const go = vi.fn()
  const onLogin = vi.fn()
  const { screen } = await renderAuth(<Page go={go} />, answering(), { onLogin })
  await screen.getByRole('button', { name: 'Favourite' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(go).not.toHaveBeenCalled()
  await enter('demo01', 'abc12345')
  await expect.poll(() => go.mock.calls.length).toBe(1)
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ next: 'welcome', forced: false, first: false, resumed: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Favourite' }).click()
  expect(go).toHaveBeenCalledTimes(2)
})

test('[LOG-14] closing the popup forgets what was asked for', async () => {
  const go = vi.fn()
  const { screen } = await renderAuth(<Page go={go} />, answering())
  await screen.getByRole('button', { name: 'Favourite' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Enter' }).click()
  await enter('demo01', 'abc12345')
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  expect(go).not.toHaveBeenCalled()
})

test.for(['EN', 'TY'] as const)(
  'the login popup has no finding of axe, with captcha and errors, in %s',
  async (language) => {
    const server = createFakeServer()
      .answer(loginCall, refuseWith({ captcha: true }))
      .answer(getCaptcha, picture)
    const { screen } = await renderAuth(<Page />, server, { language })
    await screen.getByRole('button', { name: 'Enter' }).click()
    await field('Username').fill('demo01')
    await field('Password').fill('wrong')
    field('Password').element().closest('form')!.requestSubmit()
    await expect.element(field('Captcha')).toBeVisible()
    expect(await axeFindings()).toEqual([])
  },
)
