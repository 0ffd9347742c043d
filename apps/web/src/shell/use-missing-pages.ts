import type { MemberPage } from '@parlour/member'
import { useCreditMarket } from './use-cashier.ts'

/** Pages of the member centre that are not there: money neither comes in nor goes out on a credit market (HDR-03). */
export function useMissingPages(): readonly MemberPage[] {
  return useCreditMarket() ? ['depositv2', 'withdraw'] : []
}
