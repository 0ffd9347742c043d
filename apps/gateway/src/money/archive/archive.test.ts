import { randomUUID } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { sample, whole } from '@parlour/vitest/sample'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bonuses, cases, members, rounds, transfers } from '../../kernel/db/tables/index.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { seedActivity } from '../../app/seed/people/seed-activity.ts'
import { october, openArchive, september } from '../../app/testing/archive-hands.ts'
import { day, hour, testNow } from '../../app/testing/moments.ts'
import { deposit, openPlayer, play } from '../../app/testing/reward-hands.ts'

vi.setConfig({ testTimeout: 600_000 })
let run: Awaited<ReturnType<typeof openArchive>>
beforeEach(async () => void (run = await openArchive()))
afterEach(() => run.close())

const lifetimeCalls = [
  'v2/wallets/balance',
  'wallets',
  'member/info',
  'relay/MCSFE_getPlayerRankProgress',
  'relay/MCSFE_getReferralDetails',
  'relay/MCSFE_getReferralInvitations',
  'relay/MCSFE_getManualRebate',
  'relay/MCSFE_getManualRebateList',
  'relay/MCS2_getPointBalance',
  'relay/MCSFE_getBonusDetails?startTime=SEPTEMBER',
  'report/depositTransaction?startTime=SEPTEMBER',
  'report/withdrawTransaction?startTime=SEPTEMBER',
  'relay/MCSFE_getPointTransactions?startTime=SEPTEMBER',
  'relay/MCSFE_getWithdrawPlan?amount=100',
  'relay/GCS_recentGame',
  'relay/MCSFE_getPersonalProfit',
  'relay/MCSFE_getMyActivity',
  'relay/ODSFE2_MemTransDet',
  'report/accountGameBetHistory',
  'relay/ODSFE2_getTeamOverviewSum',
]

/** What a member gets from calls that look back over the whole account, or over the last days. */
async function told(token: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const call of lifetimeCalls) {
    const path = call.replace('SEPTEMBER', `${september}&endTime=${september + 20 * day}`)
    const { body } = await run.site.ask('GET', `/wps/${path}`, { token })
    if (!body.success && body.errorCode !== 'in_need_true_account') throw new Error(`${call}: ${body.errorCode}`)
    answers[call] = body
  }
  return answers
}

test('a month goes to files: the books are sound, balances stand, and what members are told of their whole life is the same', async () => {
  const inviter = await openPlayer(run.site, 'inviter1')
  const [{ code } = { code: '' }] = await run.db
    .select({ code: members.referralCode })
    .from(members)
    .where(eq(members.id, inviter.memberId))
  const player = await openPlayer(run.site, 'archived1', { referralCode: code })
  await run.db
    .update(members)
    .set({ uplineId: inviter.memberId, registeredAt: september - 5 * hour })
    .where(eq(members.id, player.memberId))
  await deposit(run.site, player.memberId, 50_000, september)
  for (const at of [-5 * hour + 1, -4 * hour, hour, day, 3 * day, 5 * day])
    await play(run.site, player.memberId, { category: 'RNG', stake: 7_000, win: 6_000, at: september + at })
  await run.db.insert(bonuses).values({
    id: randomUUID(),
    memberId: player.memberId,
    kind: 'test',
    note: 'lapsed',
    amount: 1_000,
    wager: 50_000,
    at: september + 2 * hour,
    expiresAt: september + 4 * day,
    closedAt: september + 4 * day,
    closedAs: 'lapsed',
  })
  run.goTo(1)
  for (const ago of [2 * day, hour])
    await play(run.site, player.memberId, {
      category: 'LIVE',
      stake: 3_000,
      win: 0,
      at: run.site.gateway.clock.now() - ago,
    })
  const all = [
    await run.site.logIn('archived1', 'abcd1234'),
    await run.site.logIn('inviter1', 'abcd1234'),
    await run.site.logIn('marcobay01'),
    await run.site.logIn(),
  ]
  const tokens = sample(all, 3)
  const before = [await run.balances(), await Promise.all(tokens.map(told))]
  const [roundsBefore, transfersBefore] = await run.old()
  await run.archive()
  expect(run.failures()).toEqual([])
  expect(await run.stateOf()).toBe('done')
  expect(await ledgerFaults(run.db)).toEqual([])
  expect([await run.balances(), await Promise.all(tokens.map(told))]).toEqual(before)
  const [roundsAfter, transfersAfter] = await run.old()
  const lines = await run.linesOf()
  expect(roundsAfter).toBeLessThan(roundsBefore / 5)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(lines).toHaveLength(roundsBefore - roundsAfter + transfersBefore - transfersAfter)
  expect(before[1]).toMatchObject([
    {
      'relay/MCSFE_getBonusDetails?startTime=SEPTEMBER': {
        value: { list: [{ wager: 500, staked: 140, state: 'lapsed' }] },
      },
    },
    ...tokens.slice(1).map(() => ({})),
  ])
})

test.runIf(whole)('what is open is kept whole, and goes with a later month once it is over', async () => {
  const names = ['opening1', 'opening2', 'opening3', 'finished1'] as const
  const ids = await Promise.all(names.map(async (name) => (await openPlayer(run.site, name)).memberId))
  const [withBonus = 0, withCase = 0, withBet = 0] = ids
  for (const memberId of ids) await play(run.site, memberId, { category: 'RNG', stake: 5_000, at: september + hour })
  const bonusId = randomUUID()
  await run.db
    .insert(bonuses)
    .values({ id: bonusId, memberId: withBonus, kind: 'test', note: '', amount: 1, wager: 9_000_000, at: september })
  await run.db.insert(cases).values({
    kind: 'withdrawal',
    subject: 'W-1',
    memberId: withCase,
    amount: 1,
    reasons: [],
    state: 'open',
    openedAt: testNow,
  })
  const bet = randomUUID()
  const lines = [
    { account: `member/${withBet}`, amount: -100 },
    { account: 'house/games', amount: 100 },
  ]
  await run.db.transaction((tx) =>
    postTransfers(tx, [{ id: bet, kind: 'bet', roundId: bet, at: september + 2 * hour, lines }]),
  )
  await run.db.insert(rounds).values({
    id: bet,
    memberId: withBet,
    gameId: run.site.gateway.catalogue.games[0]?.id ?? 0,
    stake: 100,
    win: 0,
    settledAt: october + hour,
  })
  run.goTo(1)
  await run.archive()
  const left = async () => {
    const rows = await run.db.select({ memberId: rounds.memberId }).from(rounds).where(lt(rounds.settledAt, october))
    return ids.map((id) => rows.filter(({ memberId }) => memberId === id).length)
  }
  expect(run.failures()).toEqual([])
  expect(await left()).toEqual([1, 1, 0, 0])
  expect(await run.db.$count(transfers, eq(transfers.id, bet))).toBe(1)
  await run.db
    .update(bonuses)
    .set({ closedAt: september + day, closedAs: 'lapsed' })
    .where(eq(bonuses.id, bonusId))
  await run.db.update(cases).set({ state: 'dropped' }).where(eq(cases.memberId, withCase))
  run.goTo(2)
  await run.archive()
  expect(await left()).toEqual([0, 0, 0, 0])
  expect(await run.db.$count(transfers, eq(transfers.id, bet))).toBe(0)
  expect((await run.linesOf('2026-10')).map(({ id }) => id)).toContain(bet)
  expect(await ledgerFaults(run.db)).toEqual([])
})

test.runIf(whole)('records of an archived month are refused with the day from which they are kept', async () => {
  run.goTo(1)
  const token = await run.site.logIn('marcobay01')
  const asks = [
    'report/accountGameBetHistory',
    'relay/ODSFE2_MemTransDet',
    'relay/MCSFE_getPersonalProfit',
    'relay/MCSFE_getMyActivity',
  ]
  const overview = ['relay/ODSFE2_getTeamOverviewSum']
  const codes = async (from: number, paths: readonly string[]) => {
    const bodies = await Promise.all(
      paths.map(
        async (path) =>
          (await run.site.ask('GET', `/wps/${path}?startTime=${from}&endTime=${from + day - 1}`, { token })).body,
      ),
    )
    return bodies.map(({ success, errorCode, value }) => (success ? 'told' : `${errorCode} ${String(value.from)}`))
  }
  expect(new Set(await codes(september, asks))).toEqual(new Set(['told']))
  await run.archive()
  expect(new Set(await codes(september, asks))).toEqual(new Set([`records.period.archived ${october}`]))
  expect(new Set(await codes(october, asks))).toEqual(new Set(['told']))
  // The overview compares with as many days before: its first day is one of October, and then it answers.
  expect(await codes(october, overview)).toEqual([`records.period.archived ${october + day}`])
  expect(await codes(october + day, overview)).toEqual(['told'])
  const { body } = await run.site.ask(
    'GET',
    `/wps/report/accountGameBetHistory?startTime=${september}&endTime=${september + day}`,
    { token },
  )
  expect(body.message).toContain('Records are kept here from Oct 1, 2026')
})

test.runIf(whole)('a demo that goes on with its history after an archive keeps its balances', async () => {
  run.goTo(1)
  await run.archive()
  const now = run.site.gateway.clock.now()
  await run.db.transaction((tx) => seedActivity(tx, { from: now - day, to: now, first: false }))
  expect(await ledgerFaults(run.db)).toEqual([])
})
