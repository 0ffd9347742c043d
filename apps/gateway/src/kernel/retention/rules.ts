import { and, eq, isNotNull, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import {
  affiliateOpenings,
  attempts,
  bestWins,
  captchas,
  chatMessages,
  chatRooms,
  chatSessions,
  chatTickets,
  feedback,
  gameHours,
  gameSessions,
  gameTickets,
  idempotency,
  jobRuns,
  launches,
  loginTickets,
  messages,
  oneTimeCodes,
  outbox,
  pointDays,
  seenRequests,
  sessions,
  spentTokens,
} from '../db/tables/index.ts'
import { longestSpan } from '../limits/rate-limits.ts'
import { demoMs } from './trial.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Which rows of a table are deleted, and when. */
export interface RetentionRule {
  /** What the operator calls it in `PARLOUR_RETENTION`. */
  readonly name: string
  /** The time that a row's age counts from, in milliseconds since 1970; a column with an index. */
  readonly column: PgColumn
  /** Retention after that, in milliseconds. */
  readonly keep: number
  /** The shortest time that an operator may set, in milliseconds; a rule without one is not the operator's to set. */
  readonly least?: number
  /** Which of the old rows are meant; all of them without it. */
  readonly only?: SQL | undefined
}

const build = new QueryBuilder()
const no = (
  table: typeof gameSessions | typeof gameTickets | typeof chatMessages | typeof chatSessions,
  where: SQL,
): SQL =>
  notExists(
    build
      .select({ one: sql`1` })
      .from(table)
      .where(where),
  )

/** Everything that is deleted by age. What a row refers to comes after the row. */
export const retentionRules: readonly RetentionRule[] = [
  { name: 'captchas', column: captchas.expiresAt, keep: 0 },
  { name: 'one_time_codes', column: oneTimeCodes.expiresAt, keep: 0 },
  { name: 'login_tickets', column: loginTickets.expiresAt, keep: 0 },
  { name: 'chat_tickets', column: chatTickets.expiresAt, keep: 0 },
  { name: 'game_tickets', column: gameTickets.expiresAt, keep: 0 },
  { name: 'spent_tokens', column: spentTokens.expiresAt, keep: minute },
  { name: 'seen_requests', column: seenRequests.at, keep: 5 * minute },
  { name: 'attempts', column: attempts.at, keep: longestSpan },
  { name: 'idempotency', column: idempotency.at, keep: day, least: day },
  {
    name: 'trial_sessions',
    column: gameSessions.createdAt,
    keep: demoMs,
    only: isNotNull(gameSessions.demoSessionBalance),
  },
  {
    name: 'game_sessions',
    column: gameSessions.createdAt,
    keep: 7 * day,
    least: day,
    only: isNull(gameSessions.demoSessionBalance),
  },
  {
    // A network that a member has used within 30 days is known at a login; a session is what knows it.
    name: 'sessions',
    column: sessions.createdAt,
    keep: 90 * day,
    least: 31 * day,
    only: and(
      no(gameSessions, eq(gameSessions.sessionHash, sessions.tokenHash)),
      no(gameTickets, eq(gameTickets.sessionHash, sessions.tokenHash)),
    ),
  },
  { name: 'chat_sessions', column: chatSessions.createdAt, keep: day },
  { name: 'chat_messages', column: chatMessages.at, keep: 365 * day, least: 30 * day },
  {
    name: 'guest_chats',
    column: chatRooms.openedAt,
    keep: 2 * day,
    least: 2 * day,
    only: and(
      isNull(chatRooms.memberId),
      no(chatMessages, eq(chatMessages.roomId, chatRooms.id)),
      no(chatSessions, eq(chatSessions.roomId, chatRooms.id)),
    ),
  },
  { name: 'launches', column: launches.at, keep: 180 * day, least: 30 * day },
  { name: 'outbox', column: outbox.at, keep: 7 * day, least: day },
  { name: 'messages', column: messages.at, keep: 365 * day, least: 90 * day },
  { name: 'feedback', column: feedback.at, keep: 730 * day, least: 30 * day },
  // The newest run of a job says from where it goes on after a stop, however long that was.
  {
    name: 'job_runs',
    column: jobRuns.until,
    keep: 30 * day,
    least: 7 * day,
    only: sql`exists (select 1 from job_runs newer where newer.job = ${jobRuns.job} and newer.until > ${jobRuns.until})`,
  },
  // An opening is looked up on its own day.
  { name: 'affiliate_openings', column: affiliateOpenings.day, keep: 2 * day },
  // Boards go back thirty days at most, the popularity of games a week.
  { name: 'best_wins', column: bestWins.bucket, keep: 32 * day },
  { name: 'game_hours', column: gameHours.hour, keep: 14 * day },
  // Points are counted from the day before the newest counted one.
  {
    name: 'point_days',
    column: pointDays.day,
    keep: 90 * day,
    least: 30 * day,
    only: lt(pointDays.day, sql`(select max(day) from point_days) - ${2 * day}`),
  },
]
