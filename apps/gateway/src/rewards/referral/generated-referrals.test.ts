import { getReferralDetails, listInvited } from '@parlour/api-client/endpoints'
import { isWhole } from '@parlour/vitest/scope'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentText } from '../../app/operator/promotions/market-time.ts'
import { endings } from '../../app/testing/bonus-walk.ts'
import { day, hour } from '../../app/testing/moments.ts'
import {
  expectGiven,
  expectLetter,
  letterOf,
  seededOf,
  walkGiven,
  walkPromotion,
  type StatedOffer,
} from '../../app/testing/promotion-walk.ts'
import { deposit as depositTo, openPlayer, openWallet, play, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { bonuses, members, referrals } from '../../kernel/db/tables/index.ts'
import { startOfMonth } from '../../kernel/jobs/market-calendar.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { referralJob } from './referral-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const centavos = (least: number, most: number) => fc.integer({ min: least, max: most }).map((sum) => sum / 100)
const generated = fc.record({
  rule: fc.record({
    type: fc.constant('REFERRAL'),
    reward: centavos(1, 500_000),
    deposit: centavos(2, 500_000),
    stake: centavos(3, 2_000_000),
    aMonth: fc.integer({ min: 1, max: 3 }),
  }),
  terms: fc.record({
    multiple: fc.constantFrom(50, 60.5, 100),
    days: fc.constantFrom(1, 30),
    maxBet: fc.constantFrom(null, 20, 5_000),
    excluded: fc.constant(['LIVE']),
    weights: fc.constant({ PVP: 25, FISH: 10, RNG: 5 }),
  }),
  /** By how much each friend's deposit and stake differ from what the offer asks for, in minor units. */
  friends: fc.array(
    fc.record({ deposit: fc.constantFrom(-1, 0, 0, 70_000), stake: fc.constantFrom(-1, 0, 0, 90_000) }),
    { minLength: 1, maxLength: 5 },
  ),
  ending: fc.constantFrom(...endings),
})
type Walked = Pick<typeof generated extends fc.Arbitrary<infer One> ? One : never, 'friends' | 'ending'>

/** What a friend has paid in and staked, in minor units. */
interface Done {
  readonly deposited: number
  readonly staked: number
}

/** Opens the account of a friend; it has staked so much, won by the first centavo where it paid in less. */
async function openFriend({ memberId: inviterId }: Player, { deposited, staked }: Done): Promise<number> {
  const memberId = await openWallet(site, deposited)
  await site.gateway.db.update(members).set({ uplineId: inviterId }).where(eq(members.id, memberId))
  await play(site, memberId, { category: 'RNG', stake: 1, win: staked })
  await play(site, memberId, { category: 'RNG', stake: staked - 1 })
  return memberId
}

/** Looks for friends who have done enough by a moment, and a second time, which pays nothing more. */
async function look(until: number): Promise<void> {
  const { gateway } = site
  for (let time = 0; time < 2; time++) {
    let cursor: unknown = null
    do
      cursor = await gateway.db.transaction((tx) =>
        referralJob.batch(tx, gateway, { from: until - hour, until }, { cursor, size: 100_000 }),
      )
    while (cursor !== null)
  }
}

const paidFor = async ({ memberId }: Player) =>
  site.gateway.db
    .select({ friend: referrals.invitedId, at: referrals.rewardedAt, amount: referrals.amount })
    .from(referrals)
    .where(eq(referrals.inviterId, memberId))
    .orderBy(referrals.invitedId)

const pesos = (minor: number) => minor / 100
const read = async ({ method, path }: { method: string; path: string }, { token }: Player) =>
  (await site.ask(method, path, { token })).body.value

/** What an offer states about inviting, in minor units. */
interface Stated {
  readonly reward: number
  readonly deposit: number
  readonly stake: number
  readonly terms: StatedOffer['terms']
}

/** The page of the inviter states the offer, and of each friend what was done and whether it was rewarded. */
async function expectPage(
  host: Player,
  { reward, deposit, stake, terms }: Stated,
  friends: readonly (Done & { isPaid: boolean })[],
) {
  const rewarded = friends.filter(({ isPaid }) => isPaid).length
  expect(await read(getReferralDetails, host)).toMatchObject({
    totalInvitations: friends.length,
    rewardedInvitations: rewarded,
    rewardedThisMonth: rewarded,
    reward: pesos(reward),
    requiredDeposit: pesos(deposit),
    requiredStake: pesos(stake),
    terms: { wagerMultiple: terms.wagerMultiple, locked: true, validDays: terms.validDays },
  })
  const { list } = await read(listInvited, host)
  // The newest first; they were opened at one moment, so the last opened.
  expect(list.toReversed()).toMatchObject(
    friends.map(({ deposited, staked, isPaid }) => ({
      deposited: pesos(Math.min(deposited, deposit)),
      staked: pesos(Math.min(staked, stake)),
      status: isPaid ? 'rewarded' : 'open',
      amount: isPaid ? pesos(reward) : null,
    })),
  )
}

interface Rule {
  readonly reward: number
  readonly deposit: number
  readonly stake: number
  readonly aMonth: number
}
let walked = 0

/** Walks an offer from its friends to what each month pays, and the one reward of a month to its end. */
async function walk(rule: Rule, offer: StatedOffer, { friends, ending }: Walked): Promise<void> {
  const { db, clock } = site.gateway
  const now = clock.now()
  const { amount, requiredDeposit, requiredStake, terms } = offer
  const stated = { reward: amount ?? 0, deposit: requiredDeposit ?? 0, stake: requiredStake ?? 0, terms }
  const { reward, deposit, stake } = stated
  expect([reward, deposit, stake].map(pesos)).toEqual([rule.reward, rule.deposit, rule.stake])
  const host = await openPlayer(site, `inviter${++walked}x`)
  const { memberId } = host
  await depositTo(site, memberId, 100_000_000_000)
  const done = friends.map((more) => ({ deposited: deposit + more.deposit, staked: stake + more.stake }))
  const ids: number[] = []
  for (const one of done) ids.push(await openFriend(host, one))
  await look(now)

  const due = ids.filter((_, at) => Math.min(friends[at]?.deposit ?? -1, friends[at]?.stake ?? -1) >= 0)
  const { monthlyLimit } = await read(getReferralDetails, host)
  expect(monthlyLimit).toBe(rule.aMonth)
  const [paid, later] = [due.slice(0, monthlyLimit), due.slice(monthlyLimit, 2 * monthlyLimit)]
  const expected = (friend: number, at: number | null) => ({ friend, at, amount: at === null ? 0 : reward })
  expect(await paidFor(host)).toEqual(ids.map((id) => expected(id, paid.includes(id) ? now : null)))
  const promised = await db.select().from(bonuses).where(eq(bonuses.memberId, memberId))
  expect(promised.filter(({ kind }) => kind === 'REFERRAL')).toHaveLength(paid.length)
  await expectPage(
    host,
    stated,
    done.map((one, at) => ({ ...one, isPaid: paid.includes(ids[at] ?? 0) })),
  )
  const given = { memberId, amount: reward, at: now }
  if (paid.length > 0) await expectLetter(site, memberId, letterOf(offer, reward))
  if (paid.length === 1) await walkGiven(site, offer, { ...given, own: await memberBalance(db, memberId), ending })
  if (paid.length > 1) await expectGiven(site, memberId, offer, given)

  const next = startOfMonth(now + 15 * day) + hour
  await look(next)
  expect(await paidFor(host)).toEqual(
    ids.map((id) => expected(id, paid.includes(id) ? now : later.includes(id) ? next : null)),
  )
}

test(
  '[MEM-03] [BEY-02] the reward for inviting of the seed and generated ones are paid once for each friend who has paid in and staked what the offer states, up to its number a month, and end as it states',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 102)
    for (const ending of endings)
      await walk(seeded.rule, seeded.offer, {
        friends: [
          { deposit: 0, stake: -1 },
          { deposit: 0, stake: 0 },
          { deposit: -1, stake: 0 },
        ],
        ending,
      })
    await site.operate('promotion', 'end', '102')
    await fc.assert(
      fc.asyncProperty(generated, async ({ rule, terms, ...rest }) => {
        // One begins after the one before has ended.
        site.advance(1_000)
        const start = momentText(site.gateway.clock.now())
        await walkPromotion(site, { rule, terms, start }, (_, offer) => walk(rule, offer, rest))
      }),
      { numRuns: isWhole() ? 200 : 6, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)
