import { eq } from 'drizzle-orm'
import { listPromotionOffers } from '@parlour/api-client/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposits } from '../../../kernel/db/index.ts'
import { openPlayer, send, type Player } from '../../testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const operate = (...args: readonly string[]) => site.operate('promotion', ...args)
const lettersOf = async ({ token }: Player): Promise<readonly { title: string; content: string }[]> =>
  (await site.ask('GET', '/wps/relay/CSP_getInbox', { token, headers: { Language: 'VI' } })).body.value.list
const idOf = async (action: string): Promise<number> =>
  (await site.ask(listPromotionOffers.method, listPromotionOffers.path)).body.value.list.find(
    (offer: { action: string }) => offer.action === action,
  ).promotionId

test('[PRM-01] who has joined a promotion, waits for a decision or pays in with it is told once, in the own language, that it has changed or ends', async () => {
  const [joined, applied] = [await idOf('join'), await idOf('apply')]
  const [one, two, other] = [
    await openPlayer(site, 'notified1'),
    await openPlayer(site, 'notified2'),
    await openPlayer(site, 'notified3'),
  ]
  await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', one.token, { promotionId: joined })
  await send(site, '/wps/relay/MCSFE_signUpRequestReward', two.token, { promotionId: applied, remarks: 'Linked.' })
  await send(site, '/wps/relay/MCSFE_signUpRequestReward', one.token, { promotionId: applied, remarks: 'Linked.' })
  const before = (await lettersOf(other)).length

  await operate('change', String(joined), '--file', JSON.stringify({ category: 'vip' }))
  expect((await lettersOf(one))[0]).toMatchObject({ title: 'Khuyến mãi đã thay đổi' })
  expect(await lettersOf(two)).not.toContainEqual(expect.objectContaining({ title: 'Khuyến mãi đã thay đổi' }))

  const ordered = await idOf('deposit')
  await send(site, '/wps/relay/MCSFE_depositByQRImageUrl', two.token, { amount: 500, bankCode: 'PERLAS' })
  await site.gateway.db.update(deposits).set({ promotionId: ordered }).where(eq(deposits.memberId, two.memberId))
  await operate('change', String(ordered), '--file', JSON.stringify({ category: 'vip' }))
  expect((await lettersOf(two))[0]).toMatchObject({ title: 'Khuyến mãi đã thay đổi' })

  await operate('end', String(applied), '--at', '2026-12-01T00:00')
  for (const player of [one, two]) {
    const [letter] = await lettersOf(player)
    expect(letter?.title).toBe('Khuyến mãi kết thúc')
    expect(letter?.content).toMatch(/Zalo.*2026/)
  }
  expect(await lettersOf(other)).toHaveLength(before)
})
