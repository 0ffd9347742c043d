import { randomUUID } from 'node:crypto'
import { register } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { fullBonusesOf } from '../../money/bonus/bonus-money.ts'
import { closeBonus } from '../../money/bonus/close-bonus.ts'
import { members } from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberAccount, openAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { bookRound } from '../../play/rounds/book-round.ts'
import { minute, testNow } from './moments.ts'
import { registration, type Answer, type TestGateway } from './test-gateway.ts'

/** A member that a test has opened: who, and the session. */
export interface Player {
  readonly memberId: number
  readonly token: string
}

/** Opens an account with ₱1,000 of its own: the credit that an account starts with counts towards nothing. */
export async function openPlayer(
  site: TestGateway,
  username: string,
  changes: Record<string, unknown> = {},
): Promise<Player> {
  const { body } = await site.askSealed(register.method, register.path, registration(username, changes), {
    headers: { 'Idempotency-Key': randomUUID() },
  })
  if (!body.success) throw new Error(`${username} was not opened: ${body.errorCode}`)
  const [member] = await site.gateway.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.usernameKey, username.toLowerCase()))
  const memberId = member?.id ?? 0
  await site.gateway.db.transaction(async (tx) => {
    for (const { id } of await fullBonusesOf(tx, memberId))
      await closeBonus(tx, site.gateway.ports, id, 'fulfilled', { at: site.gateway.clock.now() })
  })
  return { memberId, token: String(body.value.token) }
}

let named = 0

/** A real account with own money in minor units and nothing else, opened without a registration; answers its id. */
export async function openWallet(site: TestGateway, own = 0): Promise<number> {
  const { db } = site.gateway
  const name = `wallet${++named}`
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  const memberId = row?.id ?? 0
  await openAccount(db, memberId)
  if (own > 0) await deposit(site, memberId, own, testNow - minute)
  return memberId
}

/** A round to book: the category, the sums in minor units, and when (now unless said). */
export interface TestRound {
  readonly category: string
  readonly stake: number
  readonly win?: number
  readonly at?: number
}

/** Books a round of a member; without a win the stake comes back as one, so that the balance stays. */
export async function play(
  { gateway }: TestGateway,
  memberId: number,
  { category, stake, win = stake, at }: TestRound,
): Promise<void> {
  const game = gateway.catalogue.games.find((known) => known.category === category)
  if (!game) throw new Error(`there is no game of ${category}`)
  await gateway.db.transaction(async (tx) => {
    await bookRound(tx, {
      memberId,
      gameId: game.id,
      wallet: 'main',
      stake,
      win,
      outcome: null,
      at: at ?? gateway.clock.now(),
    })
  })
}

/** Books a deposit of a member, in minor units. */
export async function deposit(
  { gateway }: TestGateway,
  memberId: number,
  amount: number,
  at = gateway.clock.now(),
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    const lines = [
      { account: 'house/cash', amount: -amount },
      { account: memberAccount(memberId), amount },
    ]
    await postTransfers(tx, [{ id: randomUUID(), kind: 'deposit', at, lines }])
  })
}

/** Does the due periods of some jobs only. */
export const runOnly = ({ gateway }: TestGateway, ...jobs: readonly Job[]): Promise<void> =>
  runDueJobs(gateway, jobs, gateway.clock.now())

/** Sends a call that happens once, under a fresh key unless one is given. */
export const send = (
  site: TestGateway,
  path: string,
  token: string,
  json: unknown,
  key: string = randomUUID(),
): Promise<Answer> => site.ask('POST', path, { token, json, headers: { 'Idempotency-Key': key } })
