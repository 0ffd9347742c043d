import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { memberByLogin, type Member } from './member-by-login.ts'
import { openHeldSession } from './open-held-session.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
  site.askSealed('POST', '/wps/member/password', { oldPassword, newPassword, confirmNewPassword }, { token })
const status = async (token: string) => (await site.ask('GET', '/wps/member/info', { token })).status

test('[PWD-01] a new password ends every session and answers a fresh one', async () => {
  const [here, there] = [await site.logIn(), await site.logIn()]
  const { body } = await change(here, 'vesper2025', 'newer1234')
  const fresh = body.value.token as string
  expect(fresh).not.toBe(here)
  expect([await status(here), await status(there), await status(fresh)]).toEqual([401, 401, 200])
  expect(await site.logIn('linhtran88', 'newer1234')).not.toBe('undefined')
  const letters = await site.gateway.db.query.messages.findMany({
    where: (row, { eq }) => eq(row.kind, 'account.password'),
  })
  expect(letters).toHaveLength(1)
  await change(fresh, 'newer1234', 'vesper2025')
})

test('[PWD-03] a refusal says which field is wrong', async () => {
  const token = await site.logIn()
  const codes = async (...typed: [string, string, string?]) => {
    const { body } = await change(token, ...typed)
    return [body.errorCode, body.value?.field]
  }
  expect(await codes('wrong1234', 'newer1234')).toEqual(['password.old.invalid', 'oldPassword'])
  expect(await codes('vesper2025', 'short1')).toEqual(['register.field.invalid', 'newPassword'])
  expect(await codes('vesper2025', 'newer1234', 'newer1235')).toEqual(['register.field.invalid', 'confirmNewPassword'])
  expect(await codes('vesper2025', 'vesper2025')).toEqual(['password.same', 'newPassword'])
  expect(await status(token)).toBe(200)
})

test('the old password cannot be guessed by who found a session open', async () => {
  const token = await site.logIn('marcobay01')
  for (let tried = 0; tried < 5; tried++)
    expect((await change(token, `wrong123${tried}`, 'newer1234')).body.errorCode).toBe('password.old.invalid')
  expect((await change(token, 'vesper2025', 'newer1234')).status).toBe(429)
  site.advance(30 * minute)
  expect((await change(await site.logIn('marcobay01'), 'vesper2025', 'newer1234')).body.success).toBe(true)
})

test('[MEM-08] a demo account has no password to change', async () => {
  expect((await change(await site.logIn('guest4021'), 'vesper2025', 'newer1234')).body.errorCode).toBe(
    'in_need_true_account',
  )
})

test('[S3] a session that was being opened with the old password does not outlive it', async () => {
  const { db, random, clock } = site.gateway
  const read = async () => {
    const member = await memberByLogin(db, 'aprilsol22')
    if (!member) throw new Error('nobody')
    return member
  }
  const open = (member: Member) =>
    openHeldSession(db, random, { member, deviceId: null, network: '203.0.113', now: clock.now() })
  const before = await read()
  await change(await site.logIn('aprilsol22'), 'vesper2025', 'newer1234')
  await expect(open(before)).rejects.toMatchObject({ code: 'system.busy' })
  const { token } = await open(await read())
  expect(await status(token)).toBe(200)
  await change(token, 'newer1234', 'vesper2025')
})

test('right passwords are looked at twenty times a minute at most: nobody keeps the gateway busy with hashes', async () => {
  const { gateway, advance } = await site.twin({ addressFactor: 1 })
  const check = () =>
    checkOwnPassword(gateway, { memberId: 1_000_001, password: 'vesper2025', now: gateway.clock.now() })
  for (let asked = 0; asked < 20; asked++) expect((await check()).id).toBe(1_000_001)
  await expect(check()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  advance(minute)
  expect((await check()).id).toBe(1_000_001)
})
