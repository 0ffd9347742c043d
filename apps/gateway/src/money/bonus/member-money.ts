import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { accounts, bonusStakes, bonuses } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Bonus } from './bonus-money.ts'
import { wageringsOf } from './wagering.ts'

/** A bonus that holds money, or has it in stakes that are not over, or is paid later; sums in minor units. */
export interface Tie {
  readonly bonus: Bonus
  /** What it holds, with what lies in stakes; nothing while it is locked. */
  readonly amount: number
  readonly staked: number
  readonly left: number
}

/** The money of a member, in minor units. */
export interface MemberMoney {
  /** Own money in the main wallet, with bonuses that are played through: all of it may leave. */
  readonly free: number
  /** Under way to the member. */
  readonly held: number
  /** The money of open bonuses, with what lies in stakes: a withdrawal gives it up. */
  readonly bonus: number
  /** What locked bonuses will pay: a withdrawal gives it up, and no wallet holds it. */
  readonly promised: number
  /** Play-only money: it never leaves. */
  readonly credit: number
  readonly ties: readonly Tie[]
}

/** What of each bonus of a member lies in stakes that are not over. */
async function atStakeOf(db: Database, memberId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ bonusId: bonusStakes.bonusId, sum: sql<number>`sum(${bonusStakes.amount})`.mapWith(Number) })
    .from(bonuses)
    .innerJoin(bonusStakes, and(eq(bonusStakes.bonusId, bonuses.id), isNull(bonusStakes.won)))
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.closedAt)))
    .groupBy(bonusStakes.bonusId)
  return new Map(rows.map(({ bonusId, sum }) => [bonusId, sum]))
}

/**
 * What a member has, and what of it belongs to which bonus. One
 * that is due counts as ended although no job has ended it yet.
 */
export async function memberMoney(db: Database, memberId: number, now: number): Promise<MemberMoney> {
  const wallets = await db
    .select({ wallet: accounts.wallet, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), ne(accounts.balance, 0)))
  const sumOf = (name: string): number => wallets.find(({ wallet }) => wallet === name)?.balance ?? 0
  const open = await db
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.memberId, memberId),
        isNull(bonuses.closedAt),
        or(ne(bonuses.wager, 0), eq(bonuses.playOnly, true)),
      ),
    )
    .orderBy(asc(bonuses.at), asc(bonuses.id))
  const wagerings = new Map(
    open.length > 0 ? (await wageringsOf(db, memberId, now)).map((wager) => [wager.bonus.id, wager]) : [],
  )
  const stakes = open.length > 0 ? await atStakeOf(db, memberId) : new Map<string, number>()
  const stateOf = ({ id }: Bonus): string => wagerings.get(id)?.state ?? 'open'
  const ties = open
    .filter((bonus) => stateOf(bonus) === 'open')
    .map((bonus) => {
      const { staked = 0, left = 0 } = wagerings.get(bonus.id) ?? {}
      return { bonus, amount: bonus.balance + (stakes.get(bonus.id) ?? 0), staked, left }
    })
  const tied = (playOnly: boolean): number =>
    ties.filter(({ bonus }) => bonus.playOnly === playOnly).reduce((sum, { amount }) => sum + amount, 0)
  const promised = ties.reduce((sum, { bonus }) => sum + (bonus.locked ? bonus.amount : 0), 0)
  const done = open
    .filter((bonus) => stateOf(bonus) === 'fulfilled')
    .reduce((sum, { balance, locked, amount }) => sum + (locked ? amount : balance), 0)
  return { free: sumOf('main') + done, held: sumOf('held'), bonus: tied(false), promised, credit: tied(true), ties }
}
