import { axeFindings } from '@parlour/vitest/axe'
import {
  changePassword as changeCall,
  getMemberInfo,
  getRegistrationRules,
  getSecurityConfig,
  logout as logoutCall,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryStore, createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire, registrationWire, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom, PasswordModal } from '../index.ts'
import { givenPasswordAtom } from './given-password.ts'

const box = () => page.getByRole('dialog', { name: /^(Change your|Set up a) password$/ })
const old = () => page.getByLabelText(/^Password until now/)
const fresh = () => page.getByLabelText(/^New password\*?$/)
const again = () => page.getByLabelText(/^New password again/)
const change = () => box().getByRole('button', { name: /^(Change|Set up a) password$/ })

const serve = () =>
  createFakeServer()
    .answer(getRegistrationRules, registrationWire)
    .answer(getMemberInfo, memberWire)
    .answer(getSecurityConfig, { hasPassword: true })
    .answer(changeCall, { ...sessionWire, token: 'token-2' })
    .answer(logoutCall, null)

const refuse = (code: string) => () => {
  throw new FakeRefusal(code)
}

const open = async ({
  server = serve(),
  forced = false,
  given = null as string | null,
}: { server?: FakeServer; forced?: boolean; given?: string | null } = {}) => {
  await page.viewport(1440, 900)
  const store = createMemoryStore()
  const session = createTestSession(store)
  session.start({ token: 'token-1', userName: 'demo01' }, 'demo01')
  const all = await renderAuth(<PasswordModal />, server, { session })
  all.atoms.set(givenPasswordAtom, given)
  all.atoms.set(authRequestAtom, { window: 'password', go: null, forced })
  await expect.element(box()).toBeVisible()
  return { ...all, server, store }
}

test('[PWD-01] [PWD-02] the old password, a new one by its rule and the same again; then the login window opens', async () => {
  const { server, session, atoms } = await open()
  await old().fill('abc12345')
  await fresh().fill('short')
  await again().fill('other')
  await change().click()
  await expect.element(fresh()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(again()).toHaveAttribute('aria-invalid', 'true')
  await fresh().fill('Evening2026')
  await again().fill('Evening2026')
  await change().click()
  await expect.poll(() => atoms.get(authRequestAtom).window).toBe('login')
  expect(session.get().status).toBe('guest')
  expect(server.callsOf(changeCall)[0]?.input).toEqual({
    oldPassword: 'abc12345',
    newPassword: 'Evening2026',
    confirmNewPassword: 'Evening2026',
  })
  await expect.poll(() => server.callsOf(logoutCall)[0]?.headers.get('Authorization')).toBe('token-2')
})

test('[PWD-01] right after a login the old password is not asked for, and is nowhere but in memory', async () => {
  const { server, store, atoms } = await open({ forced: true, given: 'HANDED-OUT' })
  await expect.element(fresh()).toHaveFocus()
  await expect.element(old()).not.toBeInTheDocument()
  expect([...store.entries.values()].join(' ')).not.toContain('HANDED-OUT')
  await fresh().fill('Evening2026')
  await again().fill('Evening2026')
  await change().click()
  await expect.poll(() => server.callsOf(changeCall)[0]?.input).toMatchObject({ oldPassword: 'HANDED-OUT' })
  await expect.poll(() => atoms.get(givenPasswordAtom)).toBeNull()
})

test('[PWD-01] an account without a password sets its first one, and is asked for none before', async () => {
  const { server } = await open({ server: serve().answer(getSecurityConfig, { hasPassword: false }) })
  await expect.element(fresh()).toHaveFocus()
  await expect.element(old()).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Set up a password' })).toBeVisible()
  await fresh().fill('Evening2026')
  await again().fill('Evening2026')
  await change().click()
  await expect
    .poll(() => server.callsOf(changeCall)[0]?.input)
    .toMatchObject({ oldPassword: '', newPassword: 'Evening2026' })
})

test('[PWD-01] where nobody can say whether there is a password it is asked for; a long one is never cut', async () => {
  const { server } = await open({ server: serve().answer(getSecurityConfig, refuse('system.busy')) })
  await old().fill('x'.repeat(140))
  await expect.element(old()).toHaveValue('x'.repeat(140))
  await fresh().fill('Evening2026')
  await again().fill('Evening2026')
  await change().click()
  await expect.element(old()).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf(changeCall)).toHaveLength(0)
})

test('[LOG-06] there is no way around a change that must be, but logging out', async () => {
  const { session, atoms } = await open({ forced: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).toBeVisible()
  await expect.element(box().getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(await axeFindings()).toEqual([])
  await box().getByRole('button', { name: 'Log out' }).click()
  await expect.element(box()).not.toBeInTheDocument()
  expect(session.get().status).toBe('guest')
  expect(atoms.get(authRequestAtom).window).toBeNull()
})

test('[PWD-03] why it failed shows beside its field, and the loader stops', async () => {
  const server = serve().answer(changeCall, refuse('password.old.invalid'))
  await open({ server, given: 'HANDED-OUT' })
  await fresh().fill('Evening2026')
  await again().fill('Evening2026')
  await change().click()
  await expect.element(old()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(change()).not.toHaveAttribute('aria-busy')
  server.answer(changeCall, refuse('password.same'))
  await old().fill('Evening2026')
  await change().click()
  await expect.element(fresh()).toHaveAttribute('aria-invalid', 'true')
  server.answer(changeCall, refuse('system.error'))
  await fresh().fill('Evening2027')
  await again().fill('Evening2027')
  await change().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('[S3] a session that ends meanwhile leads to the login', async () => {
  const { session, atoms } = await open()
  session.end('expired')
  await expect.poll(() => atoms.get(authRequestAtom).window).toBe('login')
})

test('[LOG-06] after a reload a password that was handed out must still change', async () => {
  const store = createMemoryStore({ token: 'token-1', account: 'demo01' })
  const { atoms } = await renderAuth(
    <PasswordModal />,
    serve().answer(getMemberInfo, { ...memberWire, mustChangePassword: true }),
    { session: createTestSession(store) },
  )
  await expect.poll(() => atoms.get(authRequestAtom)).toMatchObject({ window: 'password', forced: true })
  await expect.element(old()).toBeVisible()
})
