import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import { statedFigures } from '../../../content/texts/stated-figures.ts'
import { languages } from '../../../kernel/http/languages.ts'
import { keysOf } from '../../../kernel/objects/record-of.ts'
import { announcements, bonuses } from '../../../kernel/db/tables/index.ts'
import { openPlayer, play, send, type Player } from '../../testing/reward-hands.ts'
import { promotionFile, said, wordsOf } from '../../testing/promotion-file.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { CommandError } from '../command.ts'
import { checkFigures } from './check-figures.ts'
import { readPromotion } from './read-promotion.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const operate = (...args: readonly string[]) => site.operate('promotion', ...args)
const add = (changes: Parameters<typeof promotionFile>[0] = {}) => operate('add', '--file', promotionFile(changes))
const added = async (changes: Parameters<typeof promotionFile>[0] = {}): Promise<string> => {
  const told = String(await add(changes))
  return /^Promotion (\d+) is added\.$/.exec(told)?.[1] ?? told
}
const change = (id: string, file: object) => operate('change', id, '--file', JSON.stringify(file))
const cardNight = { type: 'TURNOVER', category: 'PVP', stake: 4_000, reward: 8.5, first: 10 }

const offers = async (on: TestGateway = site, language = 'EN') =>
  (await on.ask(listPromotionOffers.method, listPromotionOffers.path, { headers: { Language: language } })).body.value
    .list
const offer = async (id: string, on: TestGateway = site, language = 'EN') =>
  (await offers(on, language)).find(({ promotionId }: { promotionId: number }) => promotionId === Number(id))
const rewards = async ({ token }: Player) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getClaimPromotion?status=I', { token })).body.value
const claim = async ({ token }: Player, promotionClaimId: number) =>
  (await send(site, '/wps/relay/MCSFE_claimIssuedPromotion', token, { promotionClaimId })).body
const night = async ({ memberId }: Player) => {
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'PVP', stake: 10_000 })
}

test('[PRM-01] a promotion that the operator adds is offered in every language, claimed, and its changed terms hold for new rewards alone', async () => {
  const id = await added()
  expect(Number(id)).toBeGreaterThanOrEqual(10_000)
  expect(await offer(id, site, 'VI')).toMatchObject({
    title: 'Đêm đánh bài',
    promotionType: 'TURNOVER',
    action: 'claim',
    amount: 8.5,
    left: 10,
    terms: { wagerMultiple: 2, wager: 17, maxBet: 50, validDays: 7 },
  })
  const [first, second] = [await openPlayer(site, 'cards11'), await openPlayer(site, 'cards12')]
  await night(first)
  const [before] = await rewards(first)
  expect(before).toMatchObject({ promotionId: Number(id), title: 'Card night', amount: 8.5, status: 'issued' })
  await expect(change(id, { terms: { multiple: 3 } })).rejects.toThrow(
    'summary, lines, figure: rule or terms change, so say what members read of them too',
  )
  expect(await change(id, { terms: { multiple: 3 }, ...wordsOf(cardNight, 3) })).toMatch(
    /is changed; what was given stays/,
  )
  await night(second)
  const [after] = await rewards(second)
  expect((await offer(id)).terms).toMatchObject({ wager: 25.5, maxBet: null, validDays: null })
  expect((await claim(first, before.rewardId)).value).toMatchObject({ terms: { wager: 17, maxBet: 50 } })
  expect((await claim(second, after.rewardId)).value).toMatchObject({ terms: { wager: 25.5, maxBet: null } })
  const given = (memberId: number) =>
    site.gateway.db
      .select({ wager: bonuses.wager, maxBet: bonuses.maxBet })
      .from(bonuses)
      .where(and(eq(bonuses.memberId, memberId), eq(bonuses.kind, 'TURNOVER')))
  expect(await given(first.memberId)).toEqual([{ wager: 1_700, maxBet: 5_000 }])
  expect(await given(second.memberId)).toEqual([{ wager: 2_550, maxBet: null }])
  await operate('end', id)
})

test('one that is ended is offered no more and gives nothing; what was issued is still claimed', async () => {
  const id = await added()
  const [early, late] = [await openPlayer(site, 'cards21'), await openPlayer(site, 'cards22')]
  await night(early)
  await night(late)
  const [reward] = await rewards(early)
  expect(await operate('end', id, '--at', '2030-01-01T00:00')).toMatch(/ends at 2030-01-01T00:00:00/)
  expect((await offer(id)).endTime).toBe(Date.UTC(2029, 11, 31, 16))
  await expect(operate('end', id, '--at', '2020-01-01T00:00')).rejects.toThrow(/^--at: it is 2026-11-2\dT/)
  expect(await operate('end', id)).toMatch(/ends at/)
  expect(await offer(id)).toBeUndefined()
  expect(await rewards(late)).toEqual([])
  expect((await claim(early, reward.rewardId)).value).toMatchObject({ status: 'claimed' })
  await expect(operate('end', id)).rejects.toThrow(`promotion ${id} is over`)
  const planned = await added({ start: '2030-01-01T00:00' })
  expect(await operate('list')).toContainEqual(expect.objectContaining({ id: Number(planned), state: 'planned' }))
  await operate('end', planned)
  // It ended before it began: that can be put right.
  expect(await change(planned, { end: '2030-02-01T00:00' })).toMatch(/is changed/)
  await operate('end', planned)
  expect(await operate('list')).toContainEqual(expect.objectContaining({ id: Number(id), state: 'over' }))
})

test('another gateway offers what was added, changed and ended two seconds later', async () => {
  const twin = await site.twin()
  await offers(twin)
  const id = await added()
  site.advance(2_000)
  expect(await offer(id, twin)).toMatchObject({ title: 'Card night', amount: 8.5 })
  const rule = { ...cardNight, reward: 8 }
  await change(id, { rule, ...wordsOf(rule) })
  site.advance(2_000)
  expect(await offer(id, twin)).toMatchObject({ amount: 8 })
  await operate('end', id)
  site.advance(2_000)
  expect(await offer(id, twin)).toBeUndefined()
})

test('one that takes a category above its edge is refused with every rate, and so is a change', async () => {
  const rule = { type: 'TURNOVER', category: 'LIVE', stake: 1_000, reward: 10, first: 1 }
  await expect(add({ rule })).rejects.toThrow(
    /^LIVE: programmes give back up to 2\.0174 % of a stake, the operator keeps 1\.0579 %: promotion \d+ \(Card night\) 1 %, /,
  )
  const id = await added({ rule: { ...rule, reward: 0.2 } })
  await expect(change(id, { rule, ...wordsOf(rule) })).rejects.toThrow(/^LIVE: programmes give back up to/)
  expect((await offer(id)).amount).toBe(0.2)
  const rebate = { type: 'REBATE', category: 'RNG', from: 0, rate: 1 }
  await expect(change('106', { rule: rebate, ...wordsOf(rebate, 1) })).rejects.toThrow(/^RNG: /)
  // In December the cashback is over, and one that begins when this one is over takes its place.
  await operate('end', id, '--at', '2026-12-24T00:00')
  await expect(add({ rule: { ...rule, reward: 1.15 }, start: '2026-12-23T23:59' })).rejects.toThrow(/^LIVE: /)
  expect(await added({ rule: { ...rule, reward: 1.15 }, start: '2026-12-24T00:00' })).toMatch(/^\d+$/)
  await operate('end', id)
})

test('what is wrong in a file is told in one line for each field', async () => {
  const told = async (changes: Parameters<typeof promotionFile>[0]): Promise<string[]> => {
    const error: unknown = await add(changes).catch((cause: unknown) => cause)
    if (!(error instanceof CommandError)) throw error
    return error.message.split('\n')
  }
  expect(
    await told({
      rule: { type: 'REBATE', category: 'DICE', from: -1, rate: 0.001 },
      terms: { multiple: 'twice', days: 1.5, limit: 3 },
      title: { EN: ' ', TY: 'Gabi' },
      start: 'tomorrow',
    }),
  ).toEqual([
    'rule.category: it must be one of RNG, FISH, LIVE, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT, ELOTT',
    'rule.from: it may not be below 0',
    'rule.rate: at most 2 decimals',
    'terms.multiple: a number is needed',
    'terms.days: a whole number is needed',
    'terms.limit: there is no such field',
    'title.EN: a text is needed',
    'title.CN: it is missing',
    'title.ID: it is missing',
    'title.TH: it is missing',
    'title.VI: it is missing',
    'start: a time such as 2026-12-01T00:00 is needed',
  ])
  const deposit = { type: 'DEPOSIT', percent: 50, maximum: 100, minimumDeposit: 10, nth: null }
  expect(await told({ rule: deposit, terms: { multiple: 0, playOnly: true }, end: '2026-10-01T00:00' })).toEqual([
    'terms.multiple: DEPOSIT is paid after play, from 1',
    'terms.days: DEPOSIT is paid after play within so many days',
    'terms.playOnly: DEPOSIT is paid after play',
    'end: it must be after the start',
  ])
  expect(await told({ terms: { multiple: 1, on: 'both', excluded: ['LIVE'], weights: { LIVE: 5 } } })).toEqual([
    'terms.on: TURNOVER comes without a deposit, so it must be bonus',
    'terms.weights.LIVE: the category is excluded',
  ])
  expect((await told({ category: 'none', picture: 'none' })).map((line) => line.split(':')[0])).toEqual([
    'category',
    'picture',
  ])
  expect(await told({ rule: { type: 'NEW_REGISTER' }, terms: null })).toEqual([
    expect.stringMatching(/^rule\.type: the play money of a new account is a setting/),
  ])
  expect(await told({ rule: { type: 'MANUAL', maximum: 131_000, currency: 'VND' } })).toEqual([
    expect.stringMatching(/^rule\.mostPaid: it says in pesos what may be paid/),
  ])
  await expect(operate('add', '--file', '[1]')).rejects.toThrow('the file must be a JSON object')
  await expect(operate('show', '999')).rejects.toThrow('there is no promotion 999')
  await expect(change('101', { rule: { type: 'NEW_REGISTER' }, terms: null })).rejects.toThrow(
    'rule.type: promotion 101 is a CASHBACK',
  )
  const week = { type: 'CASHBACK', steps: [{ loss: 500, rate: 2 }], ceiling: 0.08, weekday: 1 }
  await expect(change('101', { rule: week })).rejects.toThrow(/^rule\.weekday: end promotion 101 and add another/)
  await expect(site.operate('announce', 'off', '101')).rejects.toThrow('there is no announcement 101')
})

test('[BEY-02] texts say the figures of the rule in every language, and none that neither the rule nor the terms have', async () => {
  const refused = async (changes: Parameters<typeof promotionFile>[0]): Promise<string[]> => {
    const error: unknown = await add(changes).catch((cause: unknown) => cause)
    return String(error).replace('CommandError: ', '').split('\n')
  }
  const { summary } = wordsOf(cardNight)
  const VI = 'Thưởng 8,50\u00a0₱ khi cược 4.000\u00a0₱, 20 người đầu tiên, cược 2 vòng.'
  expect(await refused({ summary: { ...summary, VI, ID: 'Bonus ₱8,50 dari 10 orang, 3 kali.' } })).toEqual([
    'texts in VI: 20 is in neither the rule nor the terms',
    'summary, lines in VI: they do not say 10',
    'texts in ID: 3 is in neither the rule nor the terms',
    'summary, lines in ID: they do not say 4000',
    'summary in ID: it does not say that it is staked 2 times',
  ])
  const all = (line: string) => ['TY', 'EN', 'CN', 'TH', 'VI', 'ID'].map((language) => `texts in ${language}: ${line}`)
  expect(await refused({ lines: said(['From 21 years, at 00:30, since 1 of 11 of 2026.', '₱21 a day.']) })).toEqual(
    all('21 is in neither the rule nor the terms'),
  )
  for (const figure of ['₱4,000', '8.50%', '10', '₱8.50 of ₱10', 'much'])
    expect(await refused({ figure }), figure).toEqual(['figure: it must be one of 8.5, which the rule gives'])
})

test('[BEY-02] the texts of the seed are held to its rules; a change that names no figure looks at no text', async () => {
  for (const id of [101, 102, 103, 104, 105, 106, 107, 108])
    checkFigures(readPromotion(JSON.parse(String(await operate('show', String(id))))))
  const id = await added()
  await site.gateway.db
    .update(announcements)
    .set({ summary: said('Only ₱99.') })
    .where(eq(announcements.id, Number(id)))
  expect(await change(id, { category: 'live' })).toMatch(/is changed/)
  await expect(change(id, { end: '2030-01-01T00:00' })).rejects.toThrow('texts in TY: 99 is in neither the rule')
  await operate('end', id)
})

test('[BEY-02] the file that the document of operations shows is taken as it stands, once the other languages say the same', async () => {
  const document = readFileSync(new URL('../../../../../../docs/operate.md', import.meta.url), 'utf8')
  const shown = JSON.parse(/^```json\n(\{\n {2}"rule".*?\n\})\n```$/ms.exec(document)?.[1] ?? '')
  const { summary } = wordsOf(shown.rule, shown.terms.multiple)
  const told = String(await add({ ...shown, summary: { ...summary, EN: shown.summary.EN } }))
  expect(told).toMatch(/^Promotion \d+ is added\.$/)
  await operate('end', /\d+/.exec(told)?.[0] ?? '')
})

test('[BEY-02] what the texts of the seed say of the play money of a new account is what an account gets', async () => {
  const { summary, figure } = JSON.parse(String(await operate('show', '104')))
  const sum = site.gateway.config.welcomeCredit / 100
  for (const language of keysOf(languages))
    expect(statedFigures(summary[language], language), language).toContainEqual({ figure: sum, of: 'money' })
  expect(statedFigures(figure, 'EN')).toEqual([{ figure: sum, of: 'money' }])
})

test('the file that is shown changes nothing when it is given back, and two rewards for inviting do not run together', async () => {
  const before = await offers()
  for (const id of [101, 102, 103, 104, 105, 106, 107, 108]) {
    const file = String(await operate('show', String(id)))
    await operate('change', String(id), '--file', file)
    expect(await operate('show', String(id))).toBe(file)
  }
  expect(await offers()).toEqual(before)
  const rule = { type: 'REFERRAL', reward: 100, deposit: 200, stake: 1_000, aMonth: 5 }
  const terms = { multiple: 50, days: 30, excluded: ['LIVE'], weights: { PVP: 25, FISH: 10, RNG: 5 } }
  await expect(add({ rule, terms })).rejects.toThrow(/^promotions 102 and \d+ would reward inviting at the same time/)
})

test('a picture of its own is shown in place of those of the banners', async () => {
  const id = await added()
  const { body } = await site.ask(listAnnouncements.method, `${listAnnouncements.path}?types=PR&platform=W`)
  const found = body.value.promotion.find(({ id: known }: { id: number }) => known === Number(id))
  expect(found).toMatchObject({
    announcementImages: [{ url: '/img/banners/ocean-desktop-EN.svg' }],
    contents: [{ title: 'Offer' }, { title: 'Terms', content: expect.stringContaining('One a day &amp; member.') }],
  })
  await operate('end', id)
})
