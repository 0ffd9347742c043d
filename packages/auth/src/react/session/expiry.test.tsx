import { axeFindings } from '@parlour/vitest/axe'
import * as endpoints from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryStore, createTestBrowser, createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom, LoginModal, useSession } from '../index.ts'

const { getMemberInfo, keepSession, login, logout } = endpoints
const isRecord = (value: unknown): value is endpoints.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'token' in value
/** Every call that needs a login, taken without its payload: what counts is who speaks. */
const places = (Object.values(endpoints) as readonly unknown[])
  .filter(isRecord)
  .filter(({ token }) => token === 'required')
  .map((record) => ({ ...record, request: v.any(), encrypted: false, retries: 0 }))

const start = (account = 'demo01', store = createMemoryStore()) => {
  const session = createTestSession(store)
  session.start({ token: 'dead', userName: account }, account)
  return session
}

const deadEverywhere = () =>
  ({
    calls: [] as never[],
    fetch: async () =>
      new Response(JSON.stringify({ success: false, value: null, errorCode: 'login.not.session', message: '' }), {
        status: 401,
      }),
  }) as unknown as FakeServer

test('[T6][S8] at each of the places that need a login a dead session ends once and asks for one login', async () => {
  expect(places.length).toBeGreaterThanOrEqual(40)
  for (const place of places) {
    const session = start()
    const ended = vi.fn()
    session.onEnd(ended)
    const api = createTestClient(deadEverywhere(), { tokens: session.tokens })
    const calls = [1, 2, 3].map(() => api.call(place, {}, { idempotencyKey: 'key-12345678' }).catch(() => null))
    await Promise.all(calls)
    expect([place.name, ended.mock.calls]).toEqual([place.name, [['expired', 'dead', 'demo01']]])
  }
})

function Form() {
  const session = useSession()
  return (
    <>
      <h1>{session.status === 'guest' ? 'Guest' : session.account}</h1>
      <label>
        Remark <input defaultValue="" />
      </label>
      <LoginModal slogan={{ currency: 'PHP' }} />
    </>
  )
}

const expire = async (server: FakeServer, who = 'demo01') => {
  const session = start(who)
  const onExpired = vi.fn()
  const { atoms } = await renderAuth(<Form />, server, { session, onExpired })
  await page.getByLabelText('Remark').fill('half a sentence')
  await expect.element(page.getByRole('heading', { name: who })).toBeVisible()
  const api = createTestClient(deadEverywhere(), { tokens: session.tokens })
  await Promise.all(places.map((place) => api.call(place, {}, { idempotencyKey: 'key-12345678' }).catch(() => null)))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { session, onExpired, atoms }
}

const serve = (account: string) =>
  createFakeServer()
    .answer(login, { ...sessionWire, userName: account })
    .answer(getMemberInfo, (_, { headers }) => ({
      ...memberWire,
      account: headers.get('Authorization') === 'dead' ? 'demo01' : account,
    }))

const logBackIn = async () => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill('demo01')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('abc12345')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('[T6][S8] every call at once fails, and one dialog asks; the same account goes on with its form', async () => {
  const { onExpired } = await expire(serve('demo01'))
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  await logBackIn()
  await expect.poll(() => onExpired.mock.calls).toEqual([['same']])
  await expect.element(page.getByLabelText('Remark')).toHaveValue('half a sentence')
})

test('[S8] another account is told apart, so that it finds nothing of the first', async () => {
  const { onExpired } = await expire(serve('other99'))
  await logBackIn()
  await expect.poll(() => onExpired.mock.calls).toEqual([['other']])
})

test('[S8] who closes the dialog has gone; what follows is up to the site', async () => {
  const { onExpired, atoms } = await expire(serve('demo01'))
  atoms.set(authRequestAtom, { window: 'recovery', go: atoms.get(authRequestAtom).go, forced: false })
  expect(onExpired).not.toHaveBeenCalled()
  atoms.set(authRequestAtom, { window: null, go: null, forced: false })
  await expect.poll(() => onExpired.mock.calls).toEqual([['none']])
})

const idleTab = async (server: FakeServer) => {
  let passed = 0
  const browser = createTestBrowser()
  const [session, other] = [browser.openTab(), browser.openTab()]
  session.start({ token: 'token-1', userName: 'demo01' }, 'demo01')
  await renderAuth(<Form />, server, { session, client: { now: browser.now, monotonic: () => passed } })
  await page.getByLabelText('Remark').fill('half a sentence')
  await expect.poll(() => session.store.get('parlour:1:tab')).not.toBeNull()
  const pass = (milliseconds: number) => {
    passed += milliseconds
    window.dispatchEvent(new Event('focus'))
  }
  return { session, other, pass, at: () => browser.now + passed }
}

const living = () =>
  createFakeServer()
    .answer(getMemberInfo, memberWire)
    .answer(logout, null)
    .answer(keepSession, { idleTime: 1_800_000, expirationTime: 0, endTime: Number.MAX_SAFE_INTEGER })

test('[S3] the warning counts down, is usable, and staying keeps session and form', async () => {
  const server = living()
  const { pass, session } = await idleTab(server)
  pass(28 * 60_000)
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect.element(dialog.getByText(/logged out in \W?30\W{1,3}seconds/)).toBeVisible()
  expect(await axeFindings()).toEqual([])
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls.filter(({ endpoint }) => endpoint === 'keepSession')).toHaveLength(1)
  expect(session.get().status).toBe('member')
  await expect.element(page.getByLabelText('Remark')).toHaveValue('half a sentence')
})

test('[S3] activity in another tab takes the warning away', async () => {
  const { pass, other, at } = await idleTab(living())
  pass(28 * 60_000)
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect.element(dialog).toBeVisible()
  other.channel.post({ type: 'active', at: at() })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[S3] without an answer the page stays as it is under the login', async () => {
  const { pass, session } = await idleTab(living())
  pass(29 * 60_000)
  await expect.poll(() => session.get().status).toBe('guest')
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect.element(page.getByLabelText('Remark')).toHaveValue('half a sentence')
})

test('[S3] logging out from the warning is a logout', async () => {
  const { pass, session, other } = await idleTab(living())
  other.start({ token: 'token-2', userName: 'demo01' }, 'demo01')
  pass(28 * 60_000)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => [session.get().status, other.get().status]).toEqual(['guest', 'guest'])
})
