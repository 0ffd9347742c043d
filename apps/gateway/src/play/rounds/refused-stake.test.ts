import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGame } from '../../app/testing/open-game.ts'
import { promotionFile } from '../../app/testing/promotion-file.ts'
import { openPlayer, play, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const titles = {
  EN: 'Card night',
  TY: 'Gabi ng baraha',
  CN: '牌桌之夜',
  ID: 'Malam kartu',
  TH: 'คืนไพ่',
  VI: 'Đêm đánh bài',
}
const languages = ['EN', 'TY', 'CN', 'ID', 'TH', 'VI'] as const

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

/** A slot opened by a member who has nothing but the reward of a promotion with these terms. */
async function slotWith(username: string, terms: Readonly<Record<string, unknown>>) {
  await site.operate('promotion', 'add', '--file', promotionFile({ title: titles, terms }))
  const { memberId, token } = await openPlayer(site, username)
  for (let round = 0; round < 4; round++)
    await play(site, memberId, { category: 'PVP', stake: 100_000, win: round < 3 ? 100_000 : 0 })
  const claims = '/wps/relay/MCSFE_getClaimPromotion?status=I'
  const list: { rewardId: number; title: string }[] = (await site.ask('GET', claims, { token })).body.value
  const reward = list.find(({ title }) => title === titles.EN)
  await send(site, '/wps/relay/MCSFE_claimIssuedPromotion', token, { promotionClaimId: reward?.rewardId })
  const game = site.gateway.catalogue.games.find(({ engine, category }) => engine === 'slot' && category === 'RNG')
  const frame = await openGame(site, token, game?.id ?? 0)
  const spin = (stake: number, Language: string) =>
    frame.act('/api/slot/spin', { stake }, randomUUID(), { headers: { Language } })
  return { spin, stakes: frame.opening.stakes as readonly number[] }
}

test('[BEY-02] a stake above the highest of a promotion is refused by the game; the answer names the bonus and the limit in every language', async () => {
  const { spin, stakes } = await slotWith('refused1', { multiple: 2, days: 7, maxBet: 2 })
  const [high, low] = [stakes.find((stake) => stake > 200), stakes.find((stake) => stake <= 200)]
  if (!high || !low || high > 850) throw new Error(`no such stakes: ${stakes.join(', ')}`)
  for (const language of languages) {
    const { body } = await spin(high, language)
    expect([body.success, body.errorCode]).toEqual([false, 'bonus.maxBet'])
    expect(body.value).toMatchObject({ bonus: titles[language], maxBet: 2, limit: expect.stringMatching(/2[.,]00/) })
    expect(body.message).toContain(titles[language])
    expect(body.message).toContain(body.value.limit)
  }
  expect((await spin(low, 'EN')).body.success).toBe(true)
})

test('[BEY-02] a stake in a category that a promotion excludes is refused by the game; the answer names the bonus and the category in every language', async () => {
  const { spin, stakes } = await slotWith('refused2', { multiple: 2, days: 7, excluded: ['RNG'] })
  for (const language of languages) {
    const { body } = await spin(stakes[0] ?? 0, language)
    expect([body.success, body.errorCode]).toEqual([false, 'bonus.category'])
    expect(body.value).toMatchObject({ bonus: titles[language], category: 'RNG' })
    expect(body.message).toContain(titles[language])
  }
})
