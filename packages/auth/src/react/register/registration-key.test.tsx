import { checkUsername, getRegistrationRules, register as registerCall } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryStore, createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { registrationWire, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom } from '../atoms.ts'
import { RegisterScreen } from '../index.ts'

const none = { affiliateCode: null, referralCode: null, domain: null }
const signUp = page.getByRole('button', { name: 'Sign up' })

const serve = () =>
  createFakeServer()
    .answer(getRegistrationRules, registrationWire)
    .answer(checkUsername, null)
    .answer(registerCall, sessionWire)

const open = (server: FakeServer, options: Parameters<typeof renderAuth>[2]) =>
  renderAuth(
    <RegisterScreen
      flags={new Set()}
      referral={none}
      registerUrl="https://site.test/register"
      age={21}
      onHome={vi.fn()}
      onLogin={vi.fn()}
      onDone={vi.fn()}
    />,
    server,
    options,
  )

const fill = async () => {
  for (const [label, text] of [
    ['Username', 'demo01'],
    ['Password', 'abc12345'],
    ['Repeat the password', 'abc12345'],
  ])
    await page.getByLabelText(new RegExp(`^${label}\\*?$`)).fill(text!)
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).click()
}

test('[REG-08] a page loaded again goes on with the key of an attempt that had no final answer; a refusal ends the key', async () => {
  const store = createMemoryStore()
  const keys = (server: ReturnType<typeof serve>) =>
    server.calls.filter((call) => call.endpoint === 'register').map((call) => call.headers.get('Idempotency-Key'))
  const busy = serve().answer(registerCall, () => {
    throw new FakeRefusal('server.error', { status: 500 })
  })
  const first = await open(busy, { session: createTestSession(store) })
  await fill()
  await signUp.click()
  await expect.element(page.getByText(/no answer came/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await first.screen.unmount()
  const server = serve().answer(registerCall, () => {
    throw new FakeRefusal('register.username.taken')
  })
  let ids = 0
  await open(server, { session: createTestSession(store), client: { newId: () => `reloaded-${++ids}` } })
  await fill()
  await signUp.click()
  await expect.element(page.getByText('This username is taken. Choose another one.')).toBeVisible()
  expect(keys(server)).toEqual(keys(busy))
  expect(store.entries.size).toBe(0)
})

test('[REG-08] [API-05] a platform that opens the account without a token: the login opens, and nothing is sent again', async () => {
  const server = serve().fail('null-value', registerCall)
  const { atoms } = await open(server, {})
  await fill()
  await signUp.click()
  await expect.poll(() => atoms.get(authRequestAtom).window).toBe('login')
  await expect.element(page.getByText('Registration complete')).toBeVisible()
  expect(server.callsOf(registerCall)).toHaveLength(1)
})

test('[REG-08] [API-05] where keys are ignored, a lost registration leads to the login, and one press registers once', async () => {
  const server = createFakeServer({ idempotency: 'ignored' })
    .answer(getRegistrationRules, registrationWire)
    .answer(checkUsername, null)
    .answer(registerCall, sessionWire)
    .fail('reset', registerCall, 1)
  const client = { capabilities: { idempotency: 'ignored' } } as const
  const store = createMemoryStore()
  const first = await open(server, { session: createTestSession(store), client })
  await fill()
  await signUp.click()
  await expect.element(page.getByText(/Your account may be open: log in with it first/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  await first.screen.unmount()
  await open(server, { session: createTestSession(store), client })
  await fill()
  await signUp.click()
  await expect.element(page.getByText(/Your account may be open: log in with it first/)).toBeVisible()
  expect(server.callsOf(registerCall)).toHaveLength(1)
  await page.getByRole('button', { name: 'Start over' }).click()
  await signUp.click()
  await expect.poll(() => server.callsOf(registerCall)).toHaveLength(2)
})
