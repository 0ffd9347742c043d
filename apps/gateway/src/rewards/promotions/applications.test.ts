import { randomUUID } from 'node:crypto'
import { listPromotionOffers } from '@parlour/api-client/endpoints'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import type { Files } from '../../app/operator/command.ts'
import { day, hour } from '../../app/testing/moments.ts'
import { openPlayer, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const path = '/wps/relay/MCSFE_signUpRequestReward'
const zalo = 103
const picture = `data:image/png;base64,${PNG.sync.write(new PNG({ width: 12, height: 9 })).toString('base64')}`
const apply = (token: string, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  send(site, path, token, { promotionId: zalo, remarks: 'Linked.', pictures: [], ...changes }, key)
const list = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getSignUpRequests', { token })).body.value.list

test('[VAL-09] at most 140 characters and three pictures go with an application', async () => {
  const { token } = await openPlayer(site, 'applier1')
  const misfits = [
    { remarks: 'x'.repeat(141) },
    { pictures: [picture, picture, picture, picture] },
    { pictures: 'no' },
    { promotionId: 'x' },
  ]
  for (const changes of misfits) expect((await apply(token, changes)).body.errorCode).toBe('request_param_err')
  const bad = await apply(token, { pictures: [picture, 'data:image/svg+xml;base64,PHN2Zz4='] })
  expect(bad).toMatchObject({ status: 400, body: { errorCode: 'upload.picture.invalid', value: { picture: 2 } } })
  expect(bad.body.message).toBe('Picture 2 is not a whole PNG or JPG. Choose another one.')
  const good = await apply(token, { remarks: '👍'.repeat(140), pictures: [picture, picture, picture] })
  expect(good.body.value.status).toBe('applying')
  expect(await list(token)).toMatchObject([
    { applicationId: good.body.value.applicationId, status: 'applying', pictures: 3, amount: null, terms: null },
  ])
})

test('three pictures of 5 MB fit into one request', async () => {
  const { token } = await openPlayer(site, 'applier2')
  const large = `data:image/jpeg;base64,${'/9j/'.padEnd(6_990_504, 'A')}`
  const answer = await apply(token, { pictures: [large, large, large] })
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'upload.picture.invalid' } })
  expect(await apply(token, { pictures: [large, large, large, large] })).toMatchObject({
    status: 413,
    body: { errorCode: 'request.too.large' },
  })
})

test('an application sent twice is one, and a second one waits for the first', async () => {
  const { token } = await openPlayer(site, 'applier3')
  const key = randomUUID()
  const first = await apply(token, { pictures: [picture] }, key)
  const again = await apply(token, { pictures: [picture] }, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await apply(token, { remarks: 'Other.' }, key)).toMatchObject({ status: 422 })
  expect((await apply(token)).body.errorCode).toBe('promotion.apply.open')
  expect(await list(token)).toHaveLength(1)
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => apply((await openPlayer(site, `many${randomUUID().slice(0, 6)}`)).token)),
  )
  expect(answers.every(({ body }) => body.success)).toBe(true)
})

test('[MEM-06] approved: issued, claimed once, with its terms; the member is told in the own language', async () => {
  const { token, memberId } = await openPlayer(site, 'applier4')
  const { applicationId } = (await apply(token, { pictures: [picture] })).body.value
  expect(await site.operate('applications')).toContainEqual(
    expect.objectContaining({ id: applicationId, member: 'applier4', pictures: 1, status: 'applying' }),
  )
  const {
    files: [file],
  } = (await site.operate('pictures', String(applicationId), 'anywhere')) as Files
  expect(file?.name).toBe(`${applicationId}-1.png`)
  expect(PNG.sync.read(Buffer.from(file?.content ?? '', 'base64')).width).toBe(12)
  expect(await list(token)).toMatchObject([{ status: 'process' }])
  await expect(site.operate('approve-application', String(applicationId), '300.01')).rejects.toThrow('at most 300.00')
  await site.operate('approve-application', String(applicationId), '288.50')
  await expect(site.operate('approve-application', String(applicationId), '1')).rejects.toThrow('waits for a decision')
  const [row] = await list(token)
  expect(row).toMatchObject({
    status: 'issued',
    amount: 288.5,
    terms: { wagerMultiple: 3, wager: 865.5, validDays: 14, timeZone: 'Asia/Manila' },
  })
  const before = await playableBalance(site.gateway.db, memberId)
  const claims = (await site.ask('GET', '/wps/relay/MCSFE_getClaimPromotion?promotionType=MANUAL', { token })).body
    .value
  expect(claims).toMatchObject([
    {
      rewardId: row.rewardId,
      promotionType: 'MANUAL',
      promotionId: zalo,
      title: 'Zalo welcome',
      amount: 288.5,
      status: 'issued',
    },
  ])
  const claim = () =>
    send(site, '/wps/relay/MCSFE_claimIssuedPromotion', token, {
      promotionClaimId: row.rewardId,
      promotionType: 'MANUAL',
    })
  const answers = await Promise.all([claim(), claim(), claim()])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(
    answers
      .filter(({ body }) => !body.success)
      .every(({ body }) => ['promotion.claim.claimed', 'wallet.transfer.running'].includes(body.errorCode)),
  ).toBe(true)
  expect(await playableBalance(site.gateway.db, memberId)).toBe(before + 28_850)
  expect(await list(token)).toMatchObject([{ status: 'claimed', rewardId: null }])
  expect((await apply(token)).body.errorCode).toBe('promotion.apply.done')
  const inbox = (await site.ask('GET', '/wps/relay/CSP_getInbox', { token })).body.value.list
  expect(inbox.some(({ title }: { title: string }) => title === 'Your application was approved')).toBe(true)
  const headers = { Language: 'VI' }
  const inVietnamese = (await site.ask('GET', '/wps/relay/CSP_getInbox', { token, headers })).body.value.list
  // The sum stands in the reward centre, beside its terms.
  expect(inVietnamese).toContainEqual(
    expect.objectContaining({
      title: 'Đơn đăng ký của bạn đã được duyệt',
      content: expect.stringMatching(/^Đơn đăng ký [^₱]+ trong vòng 14 ngày\.$/),
    }),
  )
})

test('[MEM-06] rejected: the reason is told, and a new application may follow', async () => {
  const { token } = await openPlayer(site, 'applier5')
  const { applicationId } = (await apply(token)).body.value
  await site.operate('reject-application', String(applicationId), 'The', 'name', 'is', 'missing.')
  expect(await list(token)).toMatchObject([{ status: 'rejected', reason: 'The name is missing.', amount: null }])
  expect((await apply(token)).body.success).toBe(true)
})

test('[MEM-06] a reason that the platform words is in the language of the member, in the list, on the card and in the message', async () => {
  const { token } = await openPlayer(site, 'applier9')
  const { applicationId } = (await apply(token)).body.value
  await site.operate('reject-application', String(applicationId), 'account')
  const inVietnamese = async (address: string) =>
    (await site.ask('GET', address, { token, headers: { Language: 'VI' } })).body.value.list
  const reason = 'Hình ảnh là của tài khoản khác.'
  expect(await inVietnamese('/wps/relay/MCSFE_getSignUpRequests')).toMatchObject([{ reason }])
  expect(await inVietnamese(listPromotionOffers.path)).toContainEqual(
    expect.objectContaining({ promotionId: zalo, status: 'rejected', reason }),
  )
  const [letter] = await inVietnamese('/wps/relay/CSP_getInbox')
  expect(letter.content).toContain(reason)
})

test('an approved reward that nobody claims in two weeks is closed', async () => {
  const { token } = await openPlayer(site, 'applier6')
  const { applicationId } = (await apply(token)).body.value
  await site.operate('approve-application', String(applicationId), '50')
  const [{ rewardId }] = await list(token)
  site.advance(14 * day)
  const later = await site.logIn('applier6', 'abcd1234')
  expect(
    (await send(site, '/wps/relay/MCSFE_claimIssuedPromotion', later, { promotionClaimId: rewardId })).body.errorCode,
  ).toBe('promotion.claim.closed')
  expect(
    (await site.ask('GET', '/wps/relay/MCSFE_getClaimPromotion?status=X', { token: later })).body.value,
  ).toMatchObject([{ rewardId, status: 'close' }])
})

test('ten applications an hour; promotions without a form and demo accounts are refused; nobody sees another’s', async () => {
  const { token } = await openPlayer(site, 'applier7')
  expect((await apply(token, { promotionId: 102 })).body.errorCode).toBe('promotion.apply.none')
  expect((await apply(token, { promotionId: 999 })).body.errorCode).toBe('promotion.unknown')
  for (let tried = 0; tried < 10; tried++) await apply(token, { pictures: ['data:image/png;base64,AAAA'] })
  const full = await apply(token)
  expect(full).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } })
  site.advance(hour)
  expect((await apply(await site.logIn('applier7', 'abcd1234'))).body.success).toBe(true)
  expect(await list((await openPlayer(site, 'applier8')).token)).toEqual([])
  expect((await apply(await site.logIn('guest4021'))).body.errorCode).toBe('in_need_true_account')
  expect((await site.ask('POST', path, { json: {} })).status).toBe(401)
})
