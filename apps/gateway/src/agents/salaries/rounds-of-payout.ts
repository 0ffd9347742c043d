import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { refuseArchived, type playIn } from '../../money/index.ts'
import { findContract } from '../contracts/find-contracts.ts'
import { edgesOf, inPieces, playCutAt } from '../contracts/in-pieces.ts'
import { piecesOf, type Piece } from '../contracts/pieces-of.ts'
import { inForceOf } from './contracts-in-period.ts'
import type { StoredPayout } from './find-payout.ts'

/** Rounds of a team to list. */
export interface ListedRounds {
  /** The agent whose downlines staked. */
  readonly teamOf: number
  readonly period: Period
  /** Whether a round is listed, by its category and the moment it was settled. */
  readonly isListed: (category: SQL, settledAt: SQL) => SQL
  /** What answers the play of the period, for the totals: whole days where no round of a day is left out. */
  readonly play: typeof playIn
}

async function countedPieces(db: Database, payout: StoredPayout): Promise<Piece[]> {
  const { contractId, memberId, category, from, until } = payout
  const period = { from, until }
  const contract = contractId === null ? null : await findContract(db, contractId)
  if (!contract) return [{ ...period, productType: category }]
  return piecesOf(contract, await inForceOf(db, { kind: contract.kind, period }, [memberId]), period)
}

/**
 * The rounds that a payout was counted from: of its games, in its period, without the time in which other contracts
 * counted them.
 * @throws DomainError records.period.archived
 */
export async function roundsOfPayout(db: Database, payout: StoredPayout): Promise<ListedRounds> {
  const { memberId, from, until } = payout
  await refuseArchived(db, from)
  const pieces = await countedPieces(db, payout)
  return {
    teamOf: memberId,
    period: { from, until },
    isListed: (category, settledAt) => inPieces(pieces, category, settledAt),
    play: playCutAt({ from, until }, edgesOf(pieces)),
  }
}
