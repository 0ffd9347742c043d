import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let token = ''
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn('marcobay01')
})
afterAll(() => site.close())

const profile = async () => (await site.ask('GET', '/wps/relay/MCSFE_getPlayerProfile', { token })).body.value
const update = (json: Record<string, unknown>) =>
  site.ask('POST', '/wps/relay/MCSFE_updatePlayerProfile', { token, json })
const misfit = async (json: Record<string, unknown>) => {
  const { body } = await update(json)
  return [body.errorCode, body.value?.field]
}

test('[MEM-02] a profile is told and changed member by member; an empty contact is forgotten', async () => {
  expect(await profile()).toMatchObject({
    account: 'marcobay01',
    nickname: 'Marco Bayani',
    payeeName: null,
    birthday: null,
    email: 'ma***@example.com',
    emailVerified: true,
    mobile: '917****101',
    mobileVerified: true,
    fixed: ['email'],
  })
  expect((await update({ nickname: 'Marco B.', line: 'marcob', whatsapp: '+63 917' })).body.success).toBe(true)
  expect(await profile()).toMatchObject({ nickname: 'Marco B.', line: 'marcob', whatsapp: '+63 917' })
  await update({ line: '' })
  expect(await profile()).toMatchObject({ line: null, whatsapp: '+63 917' })
})

test('[MEM-02] name and birthday can be set once, at 21 years and not a day earlier', async () => {
  expect(await misfit({ birthday: '2005-11-22' })).toEqual(['member.age.low', 'birthday'])
  for (const birthday of ['2001-02-30', '21.11.1990', '1899-12-31'])
    expect(await misfit({ birthday })).toEqual(['register.field.invalid', 'birthday'])
  expect((await update({ birthday: '2005-11-21', payeeName: 'Marco Bayani' })).body.success).toBe(true)
  expect(await profile()).toMatchObject({
    birthday: '2005-11-21',
    payeeName: 'Marco Bayani',
    fixed: ['payeeName', 'birthday', 'email'],
  })
  expect(await misfit({ birthday: '1990-01-01' })).toEqual(['member.field.fixed', 'birthday'])
  expect(await misfit({ payeeName: 'Another Name' })).toEqual(['member.field.fixed', 'payeeName'])
  expect(await misfit({ email: 'new@example.com' })).toEqual(['member.field.fixed', 'email'])
})

test('[MEM-02] what breaks a rule names its field and changes nothing', async () => {
  expect(await misfit({ nickname: 'M' })).toEqual(['register.field.invalid', 'nickname'])
  for (const nickname of [
    '',
    '<b>Marco</b>',
    '\u202EocraM',
    'Mar\u200Bco',
    'M\u0301\u0302\u0303arco',
    '\u2800\u2800',
    'a'.repeat(21),
  ])
    expect(await misfit({ nickname }), nickname).toEqual(['register.field.invalid', 'nickname'])
  expect((await profile()).nickname).toBe('Marco B.')
})

test('[MEM-02] a picture is chosen from the gallery', async () => {
  const avatar = () => site.ask('GET', '/wps/relay/MCSFE_getPlayerAvatar', { token })
  expect((await avatar()).body.value).toMatchObject({ avatar: '7', avatarType: 'STATIC' })
  expect((await avatar()).body.value.gallery).toHaveLength(24)
  const choose = (number: string) =>
    site.ask('POST', '/wps/relay/MCSFE_updatePlayerAvatar', { token, json: { avatar: number } })
  expect((await choose('11')).body.success).toBe(true)
  expect((await choose('24')).body.errorCode).toBe('register.field.invalid')
  expect((await site.ask('GET', '/wps/member/info/icon', { token })).body.value).toEqual({
    icon: '/img/avatars/11.svg',
  })
})

test('[MEM-02] member info tells the rank, the upline and the masked number; a first login is reported without content', async () => {
  const info = async (who: string) => (await site.ask('GET', '/wps/member/info', { token: who })).body.value
  expect(await info(token)).toMatchObject({
    type: 1,
    mobile: '917****101',
    toUpline: false,
    clubLabel: { labelName: 'VIP0', rankLevel: 0 },
  })
  expect(await info(await site.logIn())).toMatchObject({
    type: 0,
    toUpline: true,
    clubLabel: { labelName: 'VIP2', rankLevel: 2 },
    memberLabel: [],
  })
  expect((await site.ask('POST', '/wps/member/firstTimeLogin', { token })).body).toEqual({ success: true, value: null })
})
