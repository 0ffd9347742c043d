import { axeFindings } from '@parlour/vitest/axe'
import { endSessions, getMemberInfo, getSecurityConfig } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire } from '../../testing/wire.ts'
import { authRequestAtom, WelcomeModal } from '../index.ts'

const before = {
  lastLoginTime: Date.UTC(2026, 0, 14, 21, 5),
  lastLoginNetwork: '203.0.113',
  lastLoginSameDevice: false,
  sessionCount: 3,
}
const box = () => page.getByRole('dialog', { name: 'Good to see you, demo01' })
const serve = (security: object = before) =>
  createFakeServer()
    .answer(getMemberInfo, memberWire)
    .answer(getSecurityConfig, security)
    .answer(endSessions, { ended: 2 })

const open = async (server: FakeServer, customerType = 0) => {
  const session = createTestSession()
  session.start({ token: 'token-1', userName: 'demo01', customerType }, 'demo01')
  server.answer(getMemberInfo, { ...memberWire, type: customerType })
  const all = await renderAuth(<WelcomeModal age={21} />, server, { session })
  all.atoms.set(authRequestAtom, { window: 'welcome', go: null, forced: false })
  await expect.element(box()).toBeVisible()
  return { ...all, server }
}

test('[LOG-06] it says who is here, when and where the login before was, and that a pause is a good choice', async () => {
  await open(serve())
  await expect.element(page.getByText('203.0.113')).toBeVisible()
  await expect.element(page.getByText('A different device')).toBeVisible()
  await expect.element(page.getByText(/21 and over/)).toBeVisible()
  expect(await axeFindings()).toEqual([])
})

test('[LOG-06] a login on another device is told by its browser and system, as the list of devices does', async () => {
  await open(serve({ ...before, lastLoginBrowser: 'Chrome', lastLoginSystem: 'Android' }))
  await expect.element(page.getByText('Chrome on Android')).toBeVisible()
  expect(page.getByText('A different device').elements()).toEqual([])
})

test.for(['{Enter}', '{Escape}'])('[LOG-06] %s closes it', async (key) => {
  const { atoms } = await open(serve())
  await userEvent.keyboard(key)
  await expect.poll(() => atoms.get(authRequestAtom).window).toBeNull()
})

test('[LOG-11] a logout, such as one in another tab, takes the window along', async () => {
  const { session, atoms } = await open(serve())
  session.end('logout')
  await expect.poll(() => atoms.get(authRequestAtom).window).toBeNull()
})

test('[LOG-06] who was not that ends the other logins, or changes the password', async () => {
  const { server, atoms } = await open(serve())
  await page.getByRole('button', { name: 'End 2 other logins' }).click()
  await expect.element(page.getByText('You are logged in here only.')).toHaveFocus()
  expect(server.callsOf(endSessions)).toHaveLength(1)
  await page.getByRole('button', { name: 'Change password' }).click()
  expect(atoms.get(authRequestAtom).window).toBe('password')
})

test('[LOG-06] other logins that could not be ended are said to be there, and can be ended again', async () => {
  await open(
    serve().answer(endSessions, () => {
      throw new FakeRefusal('system.error')
    }),
  )
  await page.getByRole('button', { name: 'End 2 other logins' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'End 2 other logins' })).toBeVisible()
})

test('[LOG-06] a first login, a demo account, and a platform that does not know: it never stands in the way', async () => {
  const first = await open(serve({ sessionCount: 1 }))
  await expect.element(page.getByText(/^This is your first login/)).toBeVisible()
  await first.screen.unmount()
  const trial = await open(serve(), 4)
  await expect.element(page.getByText(/^This is a demo account/)).toBeVisible()
  expect(trial.server.callsOf(getSecurityConfig)).toHaveLength(0)
  await trial.screen.unmount()
  await open(
    serve().answer(getSecurityConfig, () => {
      throw new FakeRefusal('function.not.available')
    }),
  )
  await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus()
})
