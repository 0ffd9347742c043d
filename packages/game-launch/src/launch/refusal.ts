import { isApiError, isRefused } from '@parlour/api-client'
import * as v from 'valibot'
import type { Openable } from '../open/openable.ts'
import { GameAddressError } from './game-address.ts'

/** Why a game did not open; each has a title and a text in the catalogue. */
export type LaunchRefusal =
  | 'maintenance'
  | 'balance'
  | 'demo'
  | 'untried'
  | 'round'
  | 'missing'
  | 'unconnected'
  | 'address'
  | 'network'
  | 'other'

const refusals = {
  'game.maintenance': 'maintenance',
  'insufficient.balance': 'balance',
  in_need_true_account: 'demo',
  'game.trial.unavailable': 'untried',
  'game.round.open': 'round',
  'game.not.found': 'missing',
  'lottery.not.found': 'missing',
  'game.vendor.unavailable': 'unconnected',
} as const satisfies Record<string, LaunchRefusal>

const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/**
 * What a failed launch means for the player.
 *
 * @param error what `Launch` threw
 * @returns the reason; each has a title and a text in the catalogue
 * @example if (launchRefusal(error) === 'balance') offerDeposit()
 */
export function launchRefusal(error: unknown): LaunchRefusal {
  if (error instanceof GameAddressError) return 'address'
  if (isRefused(error)) {
    if (isKnown(error.code)) return refusals[error.code]
    const passing = error.kind === 'throttled' || error.kind === 'unavailable'
    return passing ? 'network' : 'other'
  }
  return isApiError(error) ? 'network' : 'other'
}

const round = v.object({
  nodeId: v.union([v.number(), v.string()]),
  vassalage: v.string(),
  gameName: v.string(),
  runsOn: v.optional(v.boolean(), false),
})

/** A round that has to be finished before another game opens. */
export interface RoundElsewhere {
  readonly game: Openable
  /** Whether it goes on without its player, and may be lost meanwhile. */
  readonly runsOn: boolean
}

/** The round that a refusal names, or null. */
export function openRound(error: unknown): RoundElsewhere | null {
  const result = isRefused(error, 'game.round.open') ? v.safeParse(round, error.value) : null
  return result?.success
    ? {
        game: { id: result.output.nodeId, vendor: result.output.vassalage, roomId: null, name: result.output.gameName },
        runsOn: result.output.runsOn,
      }
    : null
}
