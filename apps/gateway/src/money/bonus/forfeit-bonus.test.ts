import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { bonuses } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { findOpenRound, openRound, settleOpenRound } from '../../play/rounds/open-round.ts'
import { minute } from '../../app/testing/moments.ts'
import { openPlayer, play, send, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { grantBonus, type Grant } from './grant-bonus.ts'
import { leaveBonuses } from './leave-bonuses.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway({ addressFactor: 1_000 })
  db = site.gateway.db
})
afterAll(() => site.close())

const now = () => site.gateway.clock.now()
let named = 0
/** A member with ₱1,000 of its own, and a bonus of ₱100 with a wager of ₱5,000. */
async function someone(changes: Partial<Grant> = {}) {
  const player = await openPlayer(site, `giver${++named}`)
  return { ...player, bonusId: await grant(player, changes) }
}
const grant = ({ memberId }: Player, changes: Partial<Grant> = {}): Promise<string> =>
  db.transaction((tx) =>
    grantBonus(tx, { memberId, amount: 10_000, kind: 'deposit', note: 'Test', wager: 500_000, at: now(), ...changes }),
  )
const listed = async ({ token }: Player, query = 'state=open') =>
  (await site.ask('GET', `/wps/relay/MCSFE_getBonusDetails?${query}`, { token })).body.value.list
const giveUp = ({ token }: Player, bonusId: string, loses: number, key: string = randomUUID()) =>
  send(site, '/wps/relay/MCSFE_forfeitBonus', token, { bonusId, loses }, key)
const bonusMoney = ({ memberId }: Player) => memberBalance(db, memberId, 'bonus')
const stateOf = async (bonusId: string) =>
  (await db.select().from(bonuses).where(eq(bonuses.id, bonusId)))[0]?.closedAs ?? 'open'
/** What transfers of a kind moved on the member's accounts. */
async function booked({ memberId }: Player, kind: 'bonus-forfeit' | 'bonus-release'): Promise<number[]> {
  const { rows } = await db.execute<{ amount: string | number }>(sql`
    select e.amount from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
    where a.member_id = ${memberId} and t.kind = ${kind} and t.note = 'Test'`)
  return rows.map(({ amount }) => Number(amount))
}

test('[BEY-09] a bonus is given up by itself, with what was won with it: the ledger books what was shown', async () => {
  const member = await someone()
  await play(site, member.memberId, { category: 'RNG', stake: 100_000, win: 0 })
  await play(site, member.memberId, { category: 'RNG', stake: 5_000, win: 8_000 })
  const [row] = await listed(member)
  expect(row.forfeit).toEqual({ loses: 130, atStake: 0, balance: 130, balanceAfter: 0, free: 0, stillOpen: 0 })
  const answer = await giveUp(member, member.bonusId, 130)
  expect(answer.body.value).toEqual({ bonusId: member.bonusId, lost: 130, balance: 0, free: 0 })
  expect(await booked(member, 'bonus-forfeit')).toEqual([-13_000])
  expect(await bonusMoney(member)).toBe(0)
  expect(await listed(member)).toEqual([])
  const ended: { bonusId: string }[] = await listed(member, 'state=ended')
  expect(ended.find(({ bonusId }) => bonusId === member.bonusId)).toMatchObject({
    state: 'forfeited',
    endedAt: now(),
    forfeit: null,
  })
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] of several bonuses one is given up: the other, own money and play-only money stay as they were', async () => {
  const member = await someone()
  const other = await grant(member, { amount: 2_500 })
  const credit = await grant(member, { amount: 700, kind: 'demo', playOnly: true, wager: 0 })
  const rows = await listed(member)
  const forfeits = Object.fromEntries(
    rows.map((row: { bonusId: string; forfeit: unknown }) => [row.bonusId, row.forfeit]),
  )
  expect(forfeits).toEqual({
    [member.bonusId]: { loses: 100, atStake: 0, balance: 1132, balanceAfter: 1032, free: 1000, stillOpen: 1 },
    [other]: { loses: 25, atStake: 0, balance: 1132, balanceAfter: 1107, free: 1000, stillOpen: 1 },
    [credit]: null,
  })
  expect((await giveUp(member, member.bonusId, 100)).body.value).toMatchObject({ lost: 100, balance: 1032, free: 1000 })
  expect([await stateOf(member.bonusId), await stateOf(other), await stateOf(credit)]).toEqual([
    'forfeited',
    'open',
    'open',
  ])
  expect((await giveUp(member, credit, 7)).body.errorCode).toBe('bonus.kept')
  expect(await bonusMoney(member)).toBe(3_200)
})

test('[BEY-09] a locked bonus is given up with what it would pay: nothing is booked, for nothing was', async () => {
  const member = await someone({ locked: true })
  expect((await listed(member))[0].forfeit).toMatchObject({ loses: 100, balance: 1000, balanceAfter: 1000, free: 1000 })
  expect((await giveUp(member, member.bonusId, 100)).body.value).toMatchObject({ lost: 100, balance: 1000, free: 1000 })
  expect(await stateOf(member.bonusId)).toBe('forfeited')
  expect(await booked(member, 'bonus-forfeit')).toEqual([])
})

test('[BEY-09] what is not to be given up is refused in words, and nothing is booked', async () => {
  const [member, stranger] = [await someone(), await someone()]
  const refused = async (as: Player, bonusId: string, loses: number) => (await giveUp(as, bonusId, loses)).body
  expect(await refused(stranger, member.bonusId, 100)).toMatchObject({ errorCode: 'bonus.unknown' })
  expect(await refused(member, 'no-such-bonus', 100)).toMatchObject({ errorCode: 'bonus.unknown' })
  expect(await refused(member, member.bonusId, 99)).toMatchObject({
    errorCode: 'bonus.forfeit.changed',
    value: { loses: 100 },
    message: 'What this bonus holds has changed: ₱100.00 would be lost now. Look at it again before you give it up.',
  })
  expect(await stateOf(member.bonusId)).toBe('open')
  await giveUp(member, member.bonusId, 100)
  expect(await refused(member, member.bonusId, 100)).toMatchObject({ errorCode: 'bonus.ended' })
  expect(await booked(member, 'bonus-forfeit')).toEqual([-10_000])
})

test('[BEY-09] a bonus that is played through is not lost, though no job has ended it yet; one out of time has ended', async () => {
  const done = await someone({ wager: 5_000 })
  await play(site, done.memberId, { category: 'RNG', stake: 5_000 })
  expect((await giveUp(done, done.bonusId, 100)).body.errorCode).toBe('bonus.ended')
  expect(await stateOf(done.bonusId)).toBe('open')
  const late = await someone({ expiresAt: now() + 10 * minute })
  site.advance(10 * minute + 1)
  expect((await giveUp(late, late.bonusId, 100)).body.errorCode).toBe('bonus.ended')
  const ended: { bonusId: string }[] = await listed(late, 'state=ended')
  expect(ended.find(({ bonusId }) => bonusId === late.bonusId)).toMatchObject({ state: 'lapsed', endedAt: now() - 1 })
})

test('[API-05] the same press twice, also at once, gives up once and answers the same', async () => {
  const member = await someone()
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 5 }, () => giveUp(member, member.bonusId, 100, key)))
  all.push(await giveUp(member, member.bonusId, 100, key))
  const done = all.filter(({ body }) => body.success)
  expect(done.length).toBeGreaterThan(0)
  for (const { body } of done) expect(body.value).toMatchObject({ lost: 100, free: 1000 })
  for (const { body } of all.filter((answer) => !done.includes(answer)))
    expect(['idempotency.running', 'wallet.transfer.running']).toContain(body.errorCode)
  expect(all.at(-1)?.headers.get('Idempotent-Replayed')).toBe('true')
  expect(await booked(member, 'bonus-forfeit')).toEqual([-10_000])
})

test('[BEY-09] what lies in a round under way is lost as well: its win goes to the house, own money stays', async () => {
  const member = await someone()
  const { memberId, bonusId } = member
  await play(site, memberId, { category: 'RNG', stake: 100_000, win: 0 })
  const gameId = site.gateway.catalogue.games.find(({ category }) => category === 'RNG')?.id ?? 0
  await db.transaction((tx) =>
    openRound(tx, { memberId, gameId, wallet: 'main', stake: 4_000, win: 9_000, outcome: {}, at: now() }),
  )
  expect((await listed(member))[0].forfeit).toMatchObject({ loses: 100, atStake: 40, balance: 60, balanceAfter: 0 })
  expect((await giveUp(member, bonusId, 100)).body.value).toMatchObject({ lost: 100, balance: 0 })
  const round = await findOpenRound(db, memberId)
  if (!round) throw new Error('the round is not open')
  await db.transaction((tx) => settleOpenRound(tx, round, now() + 1))
  expect([await memberBalance(db, memberId), await bonusMoney(member)]).toEqual([0, 0])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] a stake or a withdrawal at the same moment: the bonus ends once, and no sum is lost on the way', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await someone()
    const { memberId, bonusId } = member
    const [answer] = await Promise.all([
      giveUp(member, bonusId, 100),
      play(site, memberId, { category: 'RNG', stake: 101_000, win: 202_000 }),
      db
        .transaction((tx) => leaveBonuses(tx, site.gateway.ports, memberId, { agreed: true, now: now() }))
        .catch(() => 0),
    ])
    expect([true, false]).toContain(answer.body.success)
    if (!answer.body.success)
      expect(['bonus.ended', 'bonus.forfeit.changed', 'wallet.transfer.running']).toContain(answer.body.errorCode)
    expect(await stateOf(bonusId)).not.toBe('open')
    expect(await bonusMoney(member)).toBe(0)
    expect((await booked(member, 'bonus-forfeit')).length).toBeLessThanOrEqual(1)
  }
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] the list says of every category how much counts, what was staked and what of it counted', async () => {
  const member = await someone({ excluded: ['FISH'], weights: { LIVE: 10 }, maxBet: 6_000 })
  for (const [category, stake] of [
    ['RNG', 4_000],
    ['RNG', 7_000],
    ['LIVE', 5_000],
    ['FISH', 3_000],
  ] as const)
    await play(site, member.memberId, { category, stake })
  const [row] = await listed(member)
  expect(row).toMatchObject({ staked: 45, left: 4955, countedBefore: 0 })
  const by = Object.fromEntries(row.categories.map(({ category, ...rest }: { category: string }) => [category, rest]))
  expect(by).toMatchObject({
    RNG: { percent: 100, stakes: 110, counted: 40 },
    LIVE: { percent: 10, stakes: 50, counted: 5 },
    FISH: { percent: 0, stakes: 30, counted: 0 },
    SPORTS: { percent: 100, stakes: 0, counted: 0 },
  })
})
