import { sql, type SQL } from 'drizzle-orm'
import { startOfDay, type Period } from '../../kernel/jobs/index.ts'
import { playIn, roundsIn } from '../../money/index.ts'
import { inTime, isOneOf } from '../agent/team-sql.ts'
import type { Piece } from './pieces-of.ts'
import { categoriesOf } from './product-type.ts'

/** Whether a contract with these pieces counts a play, by its category and moment. */
export const inPieces = (pieces: readonly Piece[], category: SQL, at: SQL): SQL =>
  pieces.length === 0
    ? sql`false`
    : sql`(${sql.join(
        pieces.map((piece) => sql`(${isOneOf(category, categoriesOf(piece.productType))} and ${inTime(at, piece)})`),
        sql` or `,
      )})`

/** What answers the play of a period that is cut at some moments: by whole days, unless a cut goes through a day. */
export const playCutAt = ({ from, until }: Period, cuts: readonly number[]): typeof playIn =>
  cuts.every((cut) => cut <= from || cut >= until || cut === startOfDay(cut)) ? playIn : roundsIn

/** The moments at which pieces begin and end. */
export const edgesOf = (pieces: readonly Piece[]): number[] => pieces.flatMap(({ from, until }) => [from, until])
