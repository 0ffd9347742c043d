import { axeFindings } from '@parlour/vitest/axe'
import { login as loginCall, verifyLogin } from '@parlour/api-client/endpoints'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryStore } from '../../testing/create-test-session.ts'
import { enterName, everyLogin, field, openLogin, refuse, serveLogin, submit } from '../../testing/open-login.tsx'
import { sessionWire } from '../../testing/wire.ts'

test('[S9] the platform asks to wait: the button waits with it, counts down, and nothing is sent meanwhile', async () => {
  const now = 1_800_000_000_000
  let ticks = 0
  const locked = refuse('TOO_MANY_REQUESTS', {
    status: 429,
    value: { captcha: true, triesLeft: 0 },
    headers: { 'Retry-After': '2' },
  })
  let tries = 0
  const server = serveLogin().answer(loginCall, () => (++tries === 1 ? locked() : sessionWire))
  await openLogin(server, [], { client: { now, monotonic: () => ticks } })
  await enterName()
  await expect
    .element(page.getByText(/^Too many wrong tries\. You can log in again at .*, in 0:02/).first())
    .toBeInTheDocument()
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Captcha' })).not.toBeInTheDocument()
  const logins = () => server.callsOf(loginCall).length
  await field('Password').click()
  await userEvent.keyboard('{Enter}')
  expect(logins()).toBe(1)
  ticks = 2_000
  await expect.element(page.getByText('You can try again now.')).toBeInTheDocument()
  await expect.element(submit()).not.toHaveAttribute('aria-disabled')
  await expect.element(page.getByRole('textbox', { name: 'Captcha' })).toBeVisible()
  expect(logins()).toBe(1)
  await page.getByRole('textbox', { name: 'Captcha' }).fill('7K4Q')
  await submit().click()
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
})

test('[S9] who means another account after a lock-out need not wait for the first', async () => {
  const locked = refuse('TOO_MANY_REQUESTS', {
    status: 429,
    value: { captcha: true, triesLeft: 0 },
    headers: { 'Retry-After': '900' },
  })
  let tries = 0
  await openLogin(serveLogin().answer(loginCall, () => (++tries === 1 ? locked() : sessionWire)))
  await enterName()
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
  await field('Username').fill('demo02')
  await expect.element(page.getByText(/^Too many wrong tries/)).not.toBeInTheDocument()
  await submit().click()
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
})

const ticket = (loginTicket: string) =>
  refuse('login_verify_required', { value: { loginTicket, target: '917****188', expirationTime: null } })

test('[S9] a login from a new place goes on with a code, which a paste fills in and sends', async () => {
  const server = serveLogin().answer(loginCall, ticket('ticket-1')).answer(verifyLogin, sessionWire)
  const { rememberStore } = await openLogin(server, everyLogin, { rememberStore: createMemoryStore() })
  await page.getByLabelText(/^Remember my username/).click()
  await enterName()
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await expect.element(page.getByText(/We sent a code to 917/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(await axeFindings()).toEqual([])
  await page.getByRole('textbox').fill('123456')
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  expect(server.callsOf(verifyLogin).map(({ input }) => input)).toEqual([
    { loginTicket: 'ticket-1', verificationCode: '123456' },
  ])
  expect(rememberStore.get('parlour:1:remembered')).toContain('demo01')
})

test('[S9] another code comes under another ticket; a wrong one is said; an old ticket leads back to the start', async () => {
  let logins = 0
  const server = serveLogin()
    .answer(loginCall, () => ticket(`ticket-${++logins}`)())
    .answer(verifyLogin, refuse('code.invalid'))
  await openLogin(server)
  await enterName()
  await page.getByRole('textbox').fill('111111')
  await expect.element(page.getByText(/^The code is wrong/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(page.getByText('A new code is on its way.').first()).toBeInTheDocument()
  server.answer(verifyLogin, refuse('login.ticket.invalid'))
  await page.getByRole('textbox').fill('222222')
  await expect.element(page.getByText(/^That took too long/)).toBeVisible()
  expect(server.callsOf(verifyLogin).map(({ input }) => (input as { loginTicket: string }).loginTicket)).toEqual([
    'ticket-1',
    'ticket-2',
  ])
  await expect.element(field('Username')).toHaveValue('demo01')
  await expect.element(field('Password')).toHaveValue('')
  server.answer(loginCall, refuse('login.credentials.invalid', { value: { triesLeft: 3 } }))
  await enterName()
  await expect.element(page.getByText(/do not match/)).toBeVisible()
  await expect.element(page.getByText(/^That took too long/)).not.toBeInTheDocument()
})

test('[S9] the way back from the code keeps the name and no secret', async () => {
  await openLogin(serveLogin().answer(loginCall, ticket('ticket-1')))
  await enterName()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(field('Username')).toHaveValue('demo01')
  await expect.element(field('Password')).toHaveValue('')
})
