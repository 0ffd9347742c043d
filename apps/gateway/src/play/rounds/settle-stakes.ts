import { and, eq, isNull, sql } from 'drizzle-orm'
import { changeBonuses, closeEmptied, splitWin } from '../../money/index.ts'
import type { Bonus } from '../../money/index.ts'
import { bonusStakes, bonuses, isAnyId } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { lockWallets, memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Transfer, Wallet } from '../../kernel/ledger/index.ts'
import { roundTransfer } from './round-transfer.ts'
import { present } from '../../kernel/objects/index.ts'

/**
 * A round that is over: its whole stake and what it pays, in minor units. `refund` is a stake that comes back unplayed.
 */
export interface EndedStake {
  readonly roundId: string
  readonly memberId: number
  readonly wallet: Wallet
  readonly stake: number
  readonly win: number
  readonly kind?: 'win' | 'refund'
  /** The id of the transfer that pays it, where that follows from the round. */
  readonly transferId?: string
}

interface Open {
  readonly roundId: string
  readonly amount: number
  readonly bonus: Bonus
}

interface Ending {
  readonly transfer: Transfer | null
  readonly won: readonly {
    readonly roundId: string
    readonly bonusId: string
    readonly won: number
    readonly stays: boolean
  }[]
}

/** What of the rounds came from bonuses, with the bonuses as they stand. */
const openSharesOf = (tx: Database, ended: readonly EndedStake[]): Promise<Open[]> =>
  tx
    .select({ roundId: bonusStakes.roundId, amount: bonusStakes.amount, bonus: bonuses })
    .from(bonusStakes)
    .innerJoin(bonuses, eq(bonuses.id, bonusStakes.bonusId))
    .where(
      and(
        isAnyId(
          bonusStakes.roundId,
          ended.map(({ roundId }) => roundId),
        ),
        isNull(bonusStakes.won),
      ),
    )
    .orderBy(bonusStakes.roundId, bonusStakes.bonusId)

const plainTransfer = (
  { roundId, memberId, wallet, win, kind = 'win', transferId }: EndedStake,
  at: number,
): Transfer => {
  const transfer = roundTransfer('win', roundId, memberAccount(memberId, wallet), { amount: win, at })
  return { ...transfer, kind, ...(transferId ? { id: transferId } : {}) }
}

/**
 * Where the part of a win goes that a bonus has staked: back to it,
 * or to the member once it is played through, else to the operator.
 */
function accountOf({ memberId, closedAt, closedAs }: Bonus): string {
  if (closedAt === null) return memberAccount(memberId, 'bonus')
  return closedAs === 'fulfilled' ? memberAccount(memberId) : 'house/promotions'
}

/** What the end of a round with bonus money books, and what comes back to each bonus. */
function endOf(ended: EndedStake, open: readonly Open[], at: number): Ending {
  const { roundId, memberId, wallet, stake, win } = ended
  const split = splitWin(
    win,
    stake,
    open.map(({ bonus, amount }) => ({ bonusId: bonus.id, amount })),
  )
  const byAccount = new Map([[memberAccount(memberId, wallet), split.own]])
  const won = open.map(({ bonus }, place) => {
    const amount = present(split.shares[place], `the share of bonus ${bonus.id}`).amount
    const account = accountOf(bonus)
    byAccount.set(account, (byAccount.get(account) ?? 0) + amount)
    return { roundId, bonusId: bonus.id, won: amount, stays: bonus.closedAt === null }
  })
  const lines = [...byAccount].filter(([, amount]) => amount > 0).map(([account, amount]) => ({ account, amount }))
  return {
    transfer:
      win > 0 ? { ...plainTransfer(ended, at), lines: [{ account: 'house/games', amount: -win }, ...lines] } : null,
    won,
  }
}

/**
 * Ends stakes inside the transaction `tx`: pays what they have won to where they came from, in proportion. Answers what
 * of each round's stake was play-only money, by round id, in minor units.
 */
export async function settleStakes(
  tx: Database,
  ended: readonly EndedStake[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  if (ended.length === 0) return new Map()
  const isPaid = ended.filter(({ win }) => win > 0)
  if ((await openSharesOf(tx, ended)).length === 0) {
    if (isPaid.length > 0)
      await postTransfers(
        tx,
        isPaid.map((each) => plainTransfer(each, at)),
      )
    return new Map()
  }
  await lockWallets(tx, [...new Set(ended.map(({ memberId }) => memberId))])
  const open = new Map<string, Open[]>()
  for (const share of await openSharesOf(tx, ended))
    open.set(share.roundId, [...(open.get(share.roundId) ?? []), share])
  const endings = ended.map((each) => endOf(each, open.get(each.roundId) ?? [], at))
  const transfers = endings.flatMap(({ transfer }) => transfer ?? [])
  if (transfers.length > 0) await postTransfers(tx, transfers)
  const won = endings.flatMap((each) => each.won)
  await changeBonuses(
    tx,
    won.filter(({ stays }) => stays).map(({ bonusId, won: amount }) => ({ bonusId, amount })),
  )
  await tx.execute(sql`
    update bonus_stakes set won = told.won from jsonb_to_recordset(${JSON.stringify(won)}::jsonb) as told("roundId" uuid, "bonusId" uuid, won bigint)
    where bonus_stakes.round_id = told."roundId" and bonus_stakes.bonus_id = told."bonusId"`)
  await closeEmptied(
    tx,
    won.map(({ bonusId }) => bonusId),
    at,
  )
  return new Map(
    [...open].map(
      ([roundId, shares]) =>
        [roundId, shares.reduce((sum, { amount, bonus }) => sum + (bonus.playOnly ? amount : 0), 0)] as const,
    ),
  )
}
