import { randomUUID } from 'node:crypto'
import { rounds } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { playableBalance } from '../../money/index.ts'
import { memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Wallet } from '../../kernel/ledger/index.ts'
import { roundTransfer } from './round-transfer.ts'
import { settleStakes } from './settle-stakes.ts'
import { hasBonusMoney, openPlayWallet, takeStakes } from './take-stakes.ts'
import { present } from '../../kernel/objects/index.ts'

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
    id: roundId,
    memberId,
    gameId,
    stake,
    win,
    validTurnover,
    creditStake: credit.get(roundId) ?? 0,
    outcome,
    settledAt: at,
  })
  return { roundId, balance: await playableBalance(tx, memberId, wallet) }
}

/**
 * Books a settled round inside the transaction `tx`: takes the
 * stake from its wallet, pays the win into it, keeps the round.
 * Own money is staked first, then bonus money; a win goes back in the proportion of its stake.
 * @throws BalanceTooLow when there is less than the stake; DomainError of `takeStakes`
 */
export async function bookRound(tx: Database, round: SettledRound): Promise<BookedRound> {
  const { memberId, gameId, wallet, stake, win, validTurnover = null, outcome, at } = round
  const roundId = randomUUID()
  if (await hasBonusMoney(tx, round)) return bookWithBonus(tx, roundId, round)
  const account = memberAccount(memberId, wallet)
  await openPlayWallet(tx, memberId, wallet)
  const bet = roundTransfer('bet', roundId, account, { amount: stake, at })
  const transfers = win > 0 ? [bet, roundTransfer('win', roundId, account, { amount: win, at })] : [bet]
  const balances = await postTransfers(tx, transfers)
  await tx.insert(rounds).values({ id: roundId, memberId, gameId, stake, win, validTurnover, outcome, settledAt: at })
  return { roundId, balance: present(balances.get(account), 'the balance that was just booked') }
}
