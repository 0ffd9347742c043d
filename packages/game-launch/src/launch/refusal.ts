import { isApiError, isRefused } from '@parlour/api-client'
import { GameAddressError } from './launch.ts'

/** Why a game did not open; each has a title and a text in the catalogue. */
export type LaunchRefusal = 'maintenance' | 'balance' | 'trial' | 'missing' | 'unconnected' | 'address' | 'network' | 'other'

const refusals = {
  'game.maintenance': 'maintenance',
  'insufficient.balance': 'balance',
  in_need_true_account: 'trial',
  'game.not.found': 'missing',
  'game.vendor.unavailable': 'unconnected',
} as const satisfies Record<string, LaunchRefusal>

/** What a failed launch means for the player. */
export function launchRefusal(error: unknown): LaunchRefusal {
  if (error instanceof GameAddressError) return 'address'
  if (isRefused(error)) {
    const passing = error.kind === 'throttled' || error.kind === 'unavailable'
    return refusals[error.code as keyof typeof refusals] ?? (passing ? 'network' : 'other')
  }
  return isApiError(error) ? 'network' : 'other'
}
