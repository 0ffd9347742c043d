import { axeFindings } from '@parlour/vitest/axe'
import { exchangeCode, getMemberInfo, logout } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestSession } from '../../testing/create-test-session.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire, sessionWire } from '../../testing/wire.ts'
import { AddressLogin } from '../index.ts'

const found = ['code-1']
const serve = () =>
  createFakeServer()
    .answer(exchangeCode, { ...sessionWire, token: 'fresh' })
    .answer(getMemberInfo, memberWire)
    .answer(logout, null)
const ended = (server: FakeServer) => server.callsOf(logout).map(({ headers }) => headers.get('Authorization'))

const open = async (server: FakeServer, account?: string) => {
  const session = createTestSession()
  if (account) {
    session.start({ token: 'old', userName: account }, account)
    server.answer(getMemberInfo, (_, { headers }) =>
      headers.get('Authorization') === 'old' ? { ...memberWire, account } : memberWire,
    )
  }
  const onDone = vi.fn()
  await renderAuth(<AddressLogin found={found} onDone={onDone} />, server, { session })
  return { session, onDone }
}

test('[SYS-15] a guest is logged in by the code of the address, once, and told as whom', async () => {
  const server = serve()
  const { session, onDone } = await open(server)
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get()).toMatchObject({ status: 'member', token: 'fresh', account: 'demo01' })
  await expect.element(page.getByText(/demo01/)).toBeVisible()
  expect(server.callsOf(exchangeCode).map(({ input }) => input)).toEqual([{ code: 'code-1' }])
})

test('[SYS-15] who is here already stays in the session that they have, and no session ends', async () => {
  const server = serve()
  const { session, onDone } = await open(server, 'demo01')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get()).toMatchObject({ token: 'old' })
  expect(ended(server)).toEqual([])
})

test('[SYS-15] somebody else is asked first, with both names; who stays ends the other session', async () => {
  const server = serve()
  const { session, onDone } = await open(server, 'linhtran88')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/You are logged in as linhtran88\..* logs you in as demo01/)).toBeVisible()
  expect(await axeFindings()).toEqual([])
  await dialog.getByRole('button', { name: 'Stay as I am' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get()).toMatchObject({ token: 'old' })
  expect(ended(server)).toEqual(['fresh'])
})

test('[SYS-15] who changes over leaves the session that was here', async () => {
  const server = serve()
  const { session, onDone } = await open(server, 'linhtran88')
  await page.getByRole('button', { name: 'Change account' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get()).toMatchObject({ account: 'demo01', token: 'fresh' })
  expect(ended(server)).toEqual(['old'])
})

test('[SYS-15] a code that is good for nothing says so, and nobody is logged in', async () => {
  const { session, onDone } = await open(
    serve().answer(exchangeCode, () => {
      throw new FakeRefusal('login.exchange.invalid')
    }),
  )
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get().status).toBe('guest')
  await expect.element(page.getByRole('alert')).toBeVisible()
})
