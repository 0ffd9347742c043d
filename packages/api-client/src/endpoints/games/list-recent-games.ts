import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { gameFallbacks, gameRow } from './game-row.ts'
import { gamePage } from './page-fields.ts'

const lastLaunch = v.object({
  /** What support can find the launch by. */
  ref: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** The balance before the launch, in minor units. */
  balanceBefore: money,
  /** The room that was entered, for table games. */
  roomId: optionalText,
})

const recentGame = withFallbacks(
  v.object({
    ...gameRow.entries,
    /** When it was last launched or played, milliseconds since 1970; null where the platform does not say. */
    lastPlayedAt: optionalNumber,
    lastLaunch: v.nullish(lastLaunch, null),
    /** Whether a round of it is not finished. */
    roundOpen: flag,
  }),
  gameFallbacks,
)

/** A game that the member launched or played, with the last launch. */
export type RecentGame = v.InferOutput<typeof recentGame>

/**
 * The games that the member launched or played within 90 days, the last one first, in pages.
 * Codes: in_need_true_account. Source: specification 7, contract 3.6.
 */
export const listRecentGames = defineEndpoint({
  name: 'listRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'GAMELOREC3',
  token: 'required',
  retries: 2,
  request: v.object(gamePage),
  response: v.object({
    list: tolerantList(recentGame),
    totalPages: v.nullish(v.number(), 0),
    totalCount: v.nullish(v.number(), 0),
  }),
})
