import { eq } from 'drizzle-orm'
import { listPromotionOffers } from '@parlour/api-client/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposits } from '../../../kernel/db/index.ts'
import { said } from '../../testing/promotion-file.ts'
import { openPlayer, send, type Player } from '../../testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const operate = (...args: readonly string[]) => site.operate('promotion', ...args)
const change = (id: number, file: object) => operate('change', String(id), '--file', JSON.stringify(file))
const changed = { title: 'Khuyến mãi đã thay đổi' }
const lettersOf = async ({ token }: Player): Promise<readonly { title: string; content: string }[]> =>
  (await site.ask('GET', '/wps/relay/CSP_getInbox', { token, headers: { Language: 'VI' } })).body.value.list
const idOf = async (action: string): Promise<number> =>
  (await site.ask(listPromotionOffers.method, listPromotionOffers.path)).body.value.list.find(
    (offer: { action: string }) => offer.action === action,
  ).promotionId

test('[PRM-01] who has joined a promotion, waits for a decision or pays in with it gets one letter in the own language when its rule, terms, texts or dates change or it ends, and none when its group, picture or place does', async () => {
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

  const isChanged = expect.objectContaining(changed)
  for (const shown of [{ category: 'vip' }, { picture: 'ocean' }, { position: 1 }]) await change(joined, shown)
  expect(await lettersOf(one)).not.toContainEqual(isChanged)
  await change(joined, { end: '2027-01-31T23:59:59' })
  expect((await lettersOf(one)).filter(({ title }) => title === changed.title)).toEqual([isChanged])
  expect(await lettersOf(two)).not.toContainEqual(isChanged)

  const ordered = await idOf('deposit')
  await send(site, '/wps/relay/MCSFE_depositByQRImageUrl', two.token, { amount: 500, bankCode: 'PERLAS' })
  await site.gateway.db.update(deposits).set({ promotionId: ordered }).where(eq(deposits.memberId, two.memberId))
  await change(ordered, { title: said('The second time') })
  expect((await lettersOf(two))[0]).toMatchObject(changed)

  await operate('end', String(applied), '--at', '2026-12-01T00:00')
  for (const player of [one, two]) {
    const [letter] = await lettersOf(player)
    expect(letter?.title).toBe('Khuyến mãi kết thúc')
    expect(letter?.content).toMatch(/Zalo.*2026/)
  }
  expect(await lettersOf(other)).toHaveLength(before)
})
