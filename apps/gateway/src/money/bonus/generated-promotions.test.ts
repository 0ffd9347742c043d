import { randomUUID } from 'node:crypto'
import { wageringRequirementFor } from '@parlour/api-client/endpoints'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { accounts, bonuses, entries, transfers } from '../../kernel/db/tables/index.ts'
import { DomainError } from '../../kernel/http/domain-error.ts'
import { memberAccount, memberBalance } from '../../kernel/ledger/accounts.ts'
import { BalanceTooLow, postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { bookRound } from '../../play/rounds/book-round.ts'
import { settleStakes } from '../../play/rounds/settle-stakes.ts'
import { takeStakes } from '../../play/rounds/take-stakes.ts'
import { serializeTerms } from '../../rewards/promotions/terms.ts'
import type { PromotionTerms } from '../../kernel/db/values/terms.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { openWallet } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { checkFree } from './check-free.ts'
import { closeDue } from './close-bonuses.ts'
import { grantBonus } from './grant-bonus.ts'
import { grantUnder } from './grant-under.ts'
import { leaveBonuses } from './leave-bonuses.ts'
import { memberMoney } from './member-money.ts'
import { wageringsOf } from './wagering.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

const categories = ['RNG', 'LIVE', 'FISH'] as const
const terms: fc.Arbitrary<PromotionTerms> = fc.record({
  multiple: fc.constantFrom(0, 0.5, 1.1, 2, 8),
  on: fc.constantFrom('bonus', 'deposit', 'both'),
  excluded: fc.subarray(['LIVE', 'FISH']),
  weights: fc.constantFrom<Readonly<Record<string, number>>>({}, { LIVE: 10 }),
  maxBet: fc.constantFrom(null, 1_500, 20_000),
  days: fc.constantFrom(null, 1, 7),
  minDeposit: fc.constant(null),
  locked: fc.boolean(),
})
const amount = fc.integer({ min: 1, max: 20_000 })
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      amount,
      terms,
      playOnly: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit' as const), amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      amount,
      category: fc.constantFrom(...categories),
      times: fc.constantFrom(0, 0, 1.5, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('open' as const), amount, category: fc.constantFrom(...categories) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), times: fc.constantFrom(0, 1, 4) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), amount, agreed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 3) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
interface OpenStake {
  readonly roundId: string
  readonly stake: number
}

const within = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction((tx) => work(tx))
const move = (tx: Database, memberId: number, kind: 'deposit' | 'withdrawal', gain: number, at: number) =>
  postTransfers(tx, [
    {
      id: randomUUID(),
      kind,
      at,
      lines: [
        { account: 'house/cash', amount: -gain },
        { account: memberAccount(memberId), amount: gain },
      ],
    },
  ])

const gameOf = (category: string): number =>
  site.gateway.catalogue.games.find((game) => game.category === category)?.id ?? 0

/** Does one step of a member's history; a refusal by a rule is an outcome like any other. */
async function take(memberId: number, one: Step, at: number, open: OpenStake[]): Promise<void> {
  if (one.do === 'give') {
    const { terms: under, playOnly } = one
    const grant = grantUnder(under, { amount: one.amount, deposit: 2 * one.amount, at })
    const wager = playOnly ? 0 : grant.wager
    await within((tx) =>
      grantBonus(tx, {
        ...grant,
        memberId,
        kind: 'TEST',
        note: 'Generated',
        wager,
        playOnly,
        locked: !playOnly && grant.locked,
      }),
    )
    const told = serializeTerms(under, { amount: one.amount, deposit: 2 * one.amount, from: at })
    const [booked] = await db
      .select()
      .from(bonuses)
      .where(and(eq(bonuses.memberId, memberId), eq(bonuses.at, at)))
    expect(told.locked).toBe(under.locked)
    if (!playOnly && wager > 0) expect(booked?.balance).toBe(booked?.locked ? 0 : one.amount)
    if (!playOnly) expect([booked?.wager, booked?.expiresAt]).toEqual([told.wager ?? 0, told.expiresAt])
    expect(told.wager).toBe(
      wageringRequirementFor(
        { wagerMultiple: under.multiple, wagerOn: under.on },
        { bonus: one.amount, deposit: 2 * one.amount },
      ),
    )
  }
  if (one.do === 'deposit') await within((tx) => move(tx, memberId, 'deposit', one.amount, at))
  if (one.do === 'play')
    await within((tx) =>
      bookRound(tx, {
        memberId,
        gameId: gameOf(one.category),
        wallet: 'main',
        stake: one.amount,
        win: Math.floor(one.amount * one.times),
        outcome: null,
        at,
      }),
    )
  if (one.do === 'open') {
    const roundId = randomUUID()
    await within((tx) =>
      takeStakes(tx, { memberId, gameId: gameOf(one.category), wallet: 'main', at }, [{ roundId, amount: one.amount }]),
    )
    open.push({ roundId, stake: one.amount })
  }
  if (one.do === 'end') {
    const round = open.shift()
    if (round)
      await within((tx) =>
        settleStakes(
          tx,
          [
            {
              ...round,
              memberId,
              wallet: 'main',
              win: round.stake * one.times,
              kind: one.times === 1 ? 'refund' : 'win',
            },
          ],
          at,
        ),
      )
  }
  if (one.do === 'withdraw')
    await within(async (tx) => {
      await checkFree(tx, memberId, one.amount, at)
      await leaveBonuses(tx, site.gateway.ports, memberId, { agreed: one.agreed, now: at })
      await move(tx, memberId, 'withdrawal', -one.amount, at)
    })
}

/** What bonuses have paid into own money once they were played through, by the ledger. */
async function releasedOf(memberId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(bonuses, eq(bonuses.id, transfers.id))
    .where(
      and(
        eq(accounts.memberId, memberId),
        eq(accounts.wallet, 'main'),
        or(eq(transfers.kind, 'bonus-release'), eq(bonuses.locked, true)),
      ),
    )
  return row?.sum ?? 0
}

test(
  '[BEY-02] [BEY-09] terms and ledger say the same over generated promotions and histories: bonus money becomes own money only when it is played through, and a locked bonus is in no wallet before',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const memberId = await openWallet(site)
        const open: OpenStake[] = []
        let at = testNow
        for (const one of steps) {
          at += one.do === 'wait' ? one.days * day : 1
          const main = await memberBalance(db, memberId)
          const held = await memberBalance(db, memberId, 'bonus')
          const states = await wageringsOf(db, memberId, at)
          await take(memberId, one, at, open).catch((error: unknown) => {
            if (!(error instanceof DomainError) && !(error instanceof BalanceTooLow)) throw error
          })
          if (one.do === 'play') {
            const spent = Math.min(main, one.amount)
            const after = await memberBalance(db, memberId)
            expect([
              main,
              main - spent + Math.floor((Math.floor(one.amount * one.times) * spent) / one.amount),
            ]).toContain(after)
            if (main >= one.amount) expect(await memberBalance(db, memberId, 'bonus')).toBe(held)
          }
          const released = await releasedOf(memberId)
          await within((tx) => closeDue(tx, site.gateway.ports, memberId, at))
          if ((await releasedOf(memberId)) > released)
            expect(
              (await wageringsOf(db, memberId, at)).some(
                ({ bonus, left }) =>
                  bonus.closedAs === 'fulfilled' &&
                  left === 0 &&
                  !states.some((was) => was.bonus.id === bonus.id && was.bonus.closedAt !== null),
              ),
            ).toBe(true)
          const { free, ties } = await memberMoney(db, memberId, at)
          expect(free).toBe(await memberBalance(db, memberId))
          expect(ties.every(({ bonus }) => bonus.closedAt === null)).toBe(true)
        }
        const [credit] = await db
          .select({ n: sql<number>`count(*)`.mapWith(Number) })
          .from(bonuses)
          .where(
            and(
              eq(bonuses.memberId, memberId),
              eq(bonuses.playOnly, true),
              sql`${bonuses.closedAs} in ('fulfilled', 'forfeited', 'lapsed')`,
            ),
          )
        expect(credit?.n).toBe(0)
        const later = await db
          .select({
            closedAs: bonuses.closedAs,
            balance: bonuses.balance,
            amount: bonuses.amount,
            paid: entries.amount,
          })
          .from(bonuses)
          .leftJoin(transfers, eq(transfers.id, bonuses.id))
          .leftJoin(entries, and(eq(entries.transferId, transfers.id), gt(entries.amount, 0)))
          .where(and(eq(bonuses.memberId, memberId), eq(bonuses.locked, true)))
        for (const { closedAs, balance, amount: promised, paid } of later)
          expect([balance, paid]).toEqual([0, closedAs === 'fulfilled' ? promised : null])
      }),
      { numRuns: 12, seed: 9 },
    )
    expect(await ledgerFaults(db)).toEqual([])
  },
)
