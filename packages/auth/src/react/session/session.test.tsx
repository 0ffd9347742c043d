import { axeFindings } from '@parlour/vitest/axe'
import { getMemberInfo, logout as logoutCall } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryStore, createTestBrowser, createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import * as entryPoint from '../index.ts'
import { requireRealMember } from '../../index.ts'
import { authRequestAtom, LogoutDialog, RegisteredModal, RealAccountModal, useGuard, useSession } from '../index.ts'

const value = { token: 'token-1', userName: 'demo01' }
const serve = () =>
  createFakeServer()
    .answer(getMemberInfo, { id: 1, account: 'demo01', nickname: 'Demo', memberLabel: [] })
    .answer(logoutCall, null)

function Name() {
  const session = useSession()
  if (session.status === 'guest') return <h1>Guest</h1>
  return <h1>{session.member?.nickname ?? 'Nameless'}</h1>
}

function Page({ onLoggedOut }: { onLoggedOut: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Name />
      <LogoutDialog open={open} onClose={() => setOpen(false)} onLoggedOut={onLoggedOut} />
    </>
  )
}

const openSession = () => {
  const store = createMemoryStore({ merchant: 'test', merchantCode: 'test' })
  const session = createTestSession(store)
  session.start(value, 'demo01')
  return { session, store }
}

test('the entry point of the React half shows these names', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'AddressLogin',
    'AuthProvider',
    'ForgotPasswordModal',
    'LoginModal',
    'LogoutDialog',
    'OtpInput',
    'PasswordModal',
    'PhoneInput',
    'RealAccountModal',
    'RegisterModal',
    'RegisterScreen',
    'RegisteredModal',
    'SignInsProvider',
    'WelcomeModal',
    'authRequestAtom',
    'preloadLogin',
    'useAuthWindow',
    'useGuard',
    'usePhoneCountry',
    'useReloadMember',
    'useRequireLogin',
    'useSession',
  ])
})

test('[LOG-06] who is logged in is loaded by itself', async () => {
  await renderAuth(<Name />, serve(), openSession())
  await expect.element(page.getByText('Demo')).toBeVisible()
})

test.for(['online', 'focus'])(
  '[LOG-06] who is logged in is asked again on %s when the answer did not come',
  async (way) => {
    const server = createFakeServer().fail('offline', getMemberInfo)
    await renderAuth(<Name />, server, openSession())
    await expect.element(page.getByText('Nameless')).toBeVisible()
    server.heal(getMemberInfo).answer(getMemberInfo, { id: 1, account: 'demo01', nickname: 'Demo', memberLabel: [] })
    window.dispatchEvent(new Event(way))
    await expect.element(page.getByText('Demo')).toBeVisible()
  },
)

test('[LOG-11] logout asks first; then session storage keeps merchant and merchantCode only, and the app goes home', async () => {
  const onLoggedOut = vi.fn()
  const { session, store } = openSession()
  const server = serve()
  await renderAuth(<Page onLoggedOut={onLoggedOut} />, server, { session })
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByText('Demo', { exact: true })).toBeInTheDocument()
  expect(await axeFindings()).toEqual([])
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByText('Guest')).toBeVisible()
  expect(onLoggedOut).toHaveBeenCalledOnce()
  expect(Object.fromEntries(store.entries)).toEqual({ merchant: 'test', merchantCode: 'test' })
  await expect.poll(() => server.calls.map((call) => call.endpoint)).toContain('logout')
})

test('[LOG-11] staying changes nothing', async () => {
  const { session } = openSession()
  await renderAuth(<Page onLoggedOut={vi.fn()} />, serve(), { session })
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(session.get().status).toBe('member')
})

test('[LOG-11] a logout in another tab shows here, and the server hears of the token of this tab', async () => {
  const browser = createTestBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  here.start(value, 'demo01')
  there.start({ token: 'token-2', userName: 'demo01' }, 'demo01')
  const server = serve()
  await renderAuth(<Name />, server, { session: here })
  await expect.element(page.getByText('Demo')).toBeVisible()
  there.end('logout')
  await expect.element(page.getByText('Guest')).toBeVisible()
  const told = () =>
    server.calls.filter(({ endpoint }) => endpoint === 'logout').map(({ headers }) => headers.get('Authorization'))
  await expect.poll(told).toEqual(['token-1'])
})

test('[LOG-11] a page that the browser brings back shows no member until the session is checked', async () => {
  const { session, store } = openSession()
  await renderAuth(<Name />, serve(), { session })
  await expect.element(page.getByText('Demo')).toBeVisible()
  store.remove('token')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(page.getByText('Guest')).toBeVisible()
})

test('[REG-08] the success modal names the account and what it starts with, and leads to the games', async () => {
  const { session } = openSession()
  const games = vi.fn()
  const offer = { amount: 100_000, currency: 'PHP', terms: 'Play money.' }
  const { atoms } = await renderAuth(
    <>
      <Name />
      <RegisteredModal offer={offer} onGames={games} />
    </>,
    serve(),
    { session },
  )
  atoms.set(authRequestAtom, { window: 'registered', go: null, forced: false })
  await expect.element(page.getByRole('dialog', { name: 'Your account is open' })).toBeVisible()
  await expect.element(page.getByText(/^You are logged in as demo01/)).toBeVisible()
  await expect.element(page.getByText('Your account starts with ₱1,000.00. Play money.')).toBeVisible()
  expect(await axeFindings()).toEqual([])
  await page.getByRole('button', { name: 'Choose a game' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(games).toHaveBeenCalledOnce()
})

function Act({ done }: { done: () => void }) {
  const guard = useGuard(requireRealMember)
  return (
    <>
      <Name />
      <button type="button" onClick={() => guard(done)}>
        Act
      </button>
      <RealAccountModal onRegister={done} />
    </>
  )
}

test('[MEM-08] a demo account gets the warning, confirms it, and nothing was done', async () => {
  const session = createTestSession()
  session.start({ ...value, customerType: 4 }, 'trial1')
  const done = vi.fn()
  await renderAuth(
    <Act done={done} />,
    serve().answer(getMemberInfo, { id: 1, account: 'trial1', nickname: 'Trial', type: 4, memberLabel: [] }),
    { session },
  )
  await page.getByRole('button', { name: 'Act' }).click()
  const dialog = page.getByRole('dialog', { name: 'This needs a real account' })
  await expect.element(dialog).toBeVisible()
  expect(await axeFindings()).toEqual([])
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(done).not.toHaveBeenCalled()
})

test('[AGT-01] a player who is no agent is told for whom a part is, not that the account is not real', async () => {
  const session = createTestSession()
  session.start({ ...value, customerType: 0 }, 'demo01')
  const { atoms } = await renderAuth(<Act done={vi.fn()} />, serve(), { session })
  atoms.set(authRequestAtom, { window: 'real-account', go: null, forced: false })
  await expect.element(page.getByRole('dialog', { name: 'This part is for agents' })).toBeVisible()
})

test('[MEM-08] a player passes at once; a guest is asked to log in, and asked again as who they then are', async () => {
  const session = createTestSession()
  const done = vi.fn()
  const { atoms } = await renderAuth(<Act done={done} />, serve(), { session })
  await page.getByRole('button', { name: 'Act' }).click()
  const asked = atoms.get(authRequestAtom)
  expect(asked.window).toBe('login')
  session.start({ ...value, customerType: 4 }, 'trial1')
  atoms.set(authRequestAtom, { ...asked, window: null })
  await expect.element(page.getByRole('dialog', { name: /account|agents/ })).toBeVisible()
  expect(done).not.toHaveBeenCalled()
  atoms.set(authRequestAtom, { window: null, go: null, forced: false })
  session.start({ ...value, customerType: 0 }, 'demo01')
  await page.getByRole('button', { name: 'Act' }).click()
  expect(done).toHaveBeenCalledOnce()
})
