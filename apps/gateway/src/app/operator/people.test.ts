import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { CommandError } from './command.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('sms and mail show what a carrier would have delivered, the newest first', async () => {
  expect(await site.operate('sms')).toBe('Nothing was sent.')
  for (const mobileNo of ['9175550401', '9175550402'])
    await site.ask('POST', '/wps/verification/sms/register', { json: { mobileNo, countryDialingCode: '63' } })
  const all = await site.operate('sms')
  expect(all).toMatchObject([{ to: '639175550402' }, { to: '639175550401' }])
  expect(await site.operate('sms', '0917 555 0401')).toMatchObject([
    { to: '639175550401', text: expect.stringMatching(/^vesper: \d{6} is your code/) },
  ])
  expect(await site.operate('sms', '+639175550401')).toHaveLength(1)
  const json = 'username=linhtran88&email=linhtran88%40example.com'
  await site.ask('POST', '/wps/member/password/email', {
    json,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect(await site.operate('mail', 'linhtran88@example.com')).toMatchObject([{ subject: 'A password to log in with' }])
  await expect(site.operate('mail', 'no-address')).rejects.toThrow(CommandError)
})

test('members are found by name, number or address', async () => {
  expect(await site.operate('members')).toHaveLength(50)
  const byName = await site.operate('members', 'linhtran')
  expect(byName).toMatchObject([
    {
      username: 'linhtran88',
      type: 0,
      balance: expect.stringMatching(/^\d+\.\d\d$/),
      mobile: '639170000188',
      blocked: false,
    },
  ])
  for (const number of ['9170000101', '0917 000 0101', '+639170000101', '\u202A00639170000101'])
    expect(await site.operate('members', number), number).toMatchObject([{ username: 'marcobay01' }])
  expect(await site.operate('members', 'aprilsol22@example')).toMatchObject([{ username: 'aprilsol22' }])
  expect(await site.operate('members', '%')).toBe('No member has that name.')
})

test('a command that names nobody says so', async () => {
  for (const name of ['unlock', 'block', 'unblock']) {
    await expect(site.operate(name)).rejects.toThrow(`${name} <username>`)
    await expect(site.operate(name, 'nobody1234')).rejects.toThrow('there is no member nobody1234')
  }
})
