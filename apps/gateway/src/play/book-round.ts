import { randomUUID } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { rounds } from '../db/tables/index.ts'
import { memberAccount, openAccount, type Wallet } from '../ledger/accounts.ts'
import { postTransfers, type Movement } from '../ledger/post-transfer.ts'

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

/** A round in the books: its id, and the balance of its wallet after it in minor units. */
export interface BookedRound {
  readonly roundId: string
  readonly balance: number
}

/** What takes a stake from a wallet, or pays a win into it. */
export function roundMovement(kind: 'bet' | 'win', roundId: string, account: string, { amount, at }: { amount: number; at: number }): Movement {
  const gain = kind === 'bet' ? -amount : amount
  const lines = [
    { account: 'house/games', amount: -gain },
    { account, amount: gain },
  ]
  return { id: randomUUID(), kind, roundId, at, lines }
}

/** Opens the studio's wallet of a member where it is missing; the main one is always there. */
export async function openPlayWallet(tx: Database, memberId: number, wallet: Wallet): Promise<void> {
  if (wallet !== 'main') await openAccount(tx, memberId, wallet)
}

/**
 * Books a settled round inside the transaction `tx`: takes the stake from its wallet, pays the win into it, keeps the round.
 * @throws BalanceTooLow when the wallet does not hold the stake
 */
export async function bookRound(tx: Database, round: SettledRound): Promise<BookedRound> {
  const { memberId, gameId, wallet, stake, win, validTurnover = null, outcome, at } = round
  const roundId = randomUUID()
  const account = memberAccount(memberId, wallet)
  await openPlayWallet(tx, memberId, wallet)
  const bet = roundMovement('bet', roundId, account, { amount: stake, at })
  const movements = win > 0 ? [bet, roundMovement('win', roundId, account, { amount: win, at })] : [bet]
  const balances = await postTransfers(tx, movements)
  await tx.insert(rounds).values({ id: roundId, memberId, gameId, stake, win, validTurnover, outcome, settledAt: at })
  return { roundId, balance: balances.get(account) ?? 0 }
}
