import type { Transfer, TransferKind } from '../../../kernel/ledger/index.ts'
import type { SeededChance } from '../chance.ts'

/** A round that the history tells; amounts in minor units. */
export interface PastRound {
  readonly id: string
  readonly memberId: number
  readonly gameId: number
  readonly stake: number
  readonly win: number
  readonly at: number
}

/** A book that the history is written into before it goes to the database, with the balances as they stand. */
export interface Book {
  readonly transfers: Transfer[]
  readonly rounds: PastRound[]
  balance(memberId: number): number
  /** Moves money and answers the id of the transfer, an empty one when there is nothing to move. */
  move(
    kind: TransferKind,
    memberId: number,
    house: string,
    amount: number,
    at: number,
    extra?: { note?: string; roundId?: string },
  ): string
  round(round: Omit<PastRound, 'id'>): void
}

/** Opens a book over the given balances by member id. */
export function openBook(chance: SeededChance, balances: Map<number, number>): Book {
  const transfers: Transfer[] = []
  const rounds: PastRound[] = []
  const balance = (memberId: number): number => balances.get(memberId) ?? 0
  const move: Book['move'] = (kind, memberId, house, amount, at, extra = {}) => {
    if (amount === 0) return ''
    balances.set(memberId, balance(memberId) + amount)
    const lines = [
      { account: house, amount: -amount },
      { account: `member/${memberId}`, amount },
    ]
    const id = chance.uuid()
    transfers.push({ id, kind, at, lines, ...extra })
    return id
  }
  return {
    transfers,
    rounds,
    balance,
    move,
    round(round) {
      const id = chance.uuid()
      rounds.push({ id, ...round })
      move('bet', round.memberId, 'house/games', -round.stake, round.at, { roundId: id })
      move('win', round.memberId, 'house/games', round.win, round.at + 1, { roundId: id })
    },
  }
}
