import { randomUUID } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { rounds } from '../db/tables/index.ts'
import { playableBalance } from '../bonus/bonus-money.ts'
import { memberAccount, type Wallet } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { roundMovement } from './round-movement.ts'
import { settleStakes } from './settle-stakes.ts'
import { hasBonusMoney, openPlayWallet, takeStakes } from './take-stakes.ts'

/** A settled round of a member: sums in minor units, the wallet it is played from, and what was drawn. */
export interface SettledRound {
  readonly memberId: number
  readonly gameId: number
  readonly wallet: Wallet
  readonly stake: number
  readonly win: number
  /** What of the stake bore risk, in minor units; all of it where it is left out. */
  readonly validTurnover?: number
  readonly outcome: unknown
  readonly at: number
}

/** A round in the books: its id, and what can be staked after it, in minor units. */
export interface BookedRound {
  readonly roundId: string
  readonly balance: number
}

/** Books a round of a member with bonus money: the win goes back to where the stake came from. */
async function bookWithBonus(tx: Database, roundId: string, round: SettledRound): Promise<BookedRound> {
  const { memberId, gameId, wallet, stake, win, validTurnover = null, outcome, at } = round
  await takeStakes(tx, round, [{ roundId, amount: stake }])
  const credit = await settleStakes(tx, [{ roundId, memberId, wallet, stake, win }], at)
  await tx.insert(rounds).values({
    id: roundId, memberId, gameId, stake, win, validTurnover, creditStake: credit.get(roundId) ?? 0, outcome, settledAt: at,
  })
  return { roundId, balance: await playableBalance(tx, memberId, wallet) }
}

/**
 * Books a settled round inside the transaction `tx`: takes the stake from its wallet, pays the win into it, keeps the round.
 * Own money is staked first, then bonus money; a win goes back in the proportion of its stake.
 * @throws BalanceTooLow when there is less than the stake; Refusals of `takeStakes`
 */
export async function bookRound(tx: Database, round: SettledRound): Promise<BookedRound> {
  const { memberId, gameId, wallet, stake, win, validTurnover = null, outcome, at } = round
  const roundId = randomUUID()
  if (await hasBonusMoney(tx, round)) return bookWithBonus(tx, roundId, round)
  const account = memberAccount(memberId, wallet)
  await openPlayWallet(tx, memberId, wallet)
  const bet = roundMovement('bet', roundId, account, { amount: stake, at })
  const movements = win > 0 ? [bet, roundMovement('win', roundId, account, { amount: win, at })] : [bet]
  const balances = await postTransfers(tx, movements)
  await tx.insert(rounds).values({ id: roundId, memberId, gameId, stake, win, validTurnover, outcome, settledAt: at })
  return { roundId, balance: balances.get(account) ?? 0 }
}
