import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { setAvatar, updateProfile } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { profileChange, profileIssue } from './profile-fields.ts'
import { profileRefusal, saveProfile } from './save-profile.ts'
import { withdrawalNeeds } from './withdrawal-needs.ts'

const tokens = { get: () => 't', expired: () => undefined }

test.each([
  ['nickname', '', 'member.profile.issue.nickname'],
  ['nickname', 'L', 'member.profile.issue.nickname'],
  ['nickname', '<b>Linh</b>', 'member.profile.issue.nickname'],
  ['birthday', '31.05.1990', 'member.profile.issue.birthday'],
  ['birthday', '1990-02-30', 'member.profile.issue.birthday'],
  ['birthday', '1850-01-01', 'member.profile.issue.birthday'],
] as const)('[MEM-02] the %s %j is refused before it is sent', (field, text, messageId) => {
  expect(profileIssue(field, { [field]: text })).toMatchObject({ field, code: 'server', messageId })
})

test.each([
  ['nickname', 'Linh Trần'],
  ['birthday', '1990-05-31'],
  ['birthday', ''],
  ['payeeName', 'Maria  Santos'],
  ['payeeName', ''],
  ['line', ''],
] as const)('[MEM-02] the %s %j is right', (field, text) => expect(profileIssue(field, { [field]: text })).toBeNull())

test('[MEM-02] a real name has 2 to 80 characters, as the platform keeps it', () => {
  expect(profileIssue('payeeName', { payeeName: ' M ' })).toMatchObject({ code: 'pattern', min: 2, max: 80 })
  expect(profileIssue('payeeName', { payeeName: 'a'.repeat(81) })).toMatchObject({ code: 'pattern' })
})

test('[MEM-02] only what changed is sent, trimmed, and an emptied contact is forgotten', () => {
  const before = { nickname: 'Linh', line: '', zalo: 'linh', payeeName: 'Linh Tran' }
  expect(profileChange(before, { nickname: ' Linh ', line: ' linh88 ', zalo: '', payeeName: 'Linh  Tran' })).toEqual({
    line: 'linh88',
    zalo: '',
  })
})

test('[MEM-02] the picture goes by itself and last, and what did not change is not sent', async () => {
  const server = createFakeServer()
  const api = createTestClient(server, { tokens })
  await saveProfile(api, { avatar: '7' })
  expect(server.callsOf(updateProfile)).toHaveLength(0)
  await saveProfile(api, { nickname: 'Linh', avatar: '8' })
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual([setAvatar.name, updateProfile.name, setAvatar.name])
})

test.each([
  ['member.age.low', { field: 'birthday', years: 21 }, 'birthday', 'api.code.member.age.low'],
  ['member.field.fixed', { field: 'payeeName' }, 'payeeName', 'api.code.member.field.fixed'],
] as const)('[MEM-02] %s stands at the field that it is about', async (code, value, field, messageId) => {
  const server = createFakeServer().answer(updateProfile, () => {
    throw new FakeRefusal(code, { value })
  })
  const error: unknown = await saveProfile(createTestClient(server, { tokens }), { line: 'x' }).catch((e: unknown) => e)
  expect(profileRefusal(error)).toEqual({ field, code: 'server', messageId })
})

test('[MEM-02] a field that breaks the platform’s rule is named with the rule; other refusals name none', async () => {
  const refusedWith = async (code: string, value: unknown) => {
    const server = createFakeServer().answer(updateProfile, () => {
      throw new FakeRefusal(code, { value })
    })
    return saveProfile(createTestClient(server, { tokens }), { line: 'x' }).catch(profileRefusal)
  }
  expect(await refusedWith('register.field.invalid', { field: 'payeeName', patternId: 21, min: 2, max: 80 })).toEqual({
    field: 'payeeName',
    code: 'pattern',
    patternId: 21,
    min: 2,
    max: 80,
  })
  expect(await refusedWith('register.field.invalid', null)).toBeNull()
  expect(await refusedWith('in_need_true_account', { field: 'line' })).toBeNull()
  expect(profileRefusal(new Error('x'))).toBeNull()
})

test('[MEM-02] what a first withdrawal takes is what the platform asks for, and no more', () => {
  const settings = { paymentPasswordRequired: true, paymentPasswordSet: false, mobileVerificationType: null }
  const none = { list: [] }
  expect(withdrawalNeeds(settings, none, { mobileVerified: false })).toEqual([
    { need: 'payment', met: false },
    { need: 'payoutAccount', met: false },
  ])
  expect(
    withdrawalNeeds({ ...settings, paymentPasswordRequired: false, mobileVerificationType: 'EVERY_WITHDRAWAL' }, none, {
      mobileVerified: true,
    }),
  ).toEqual([
    { need: 'mobile', met: true },
    { need: 'payoutAccount', met: false },
  ])
})
