import { contractCalls, relayNames } from '@parlour/api-client/brand'
import type { BrandPlatform } from './platform/brand-platform.ts'

/**
 * A platform that has the contract's calls alone, with the older names and the older cipher:
 * `PARLOUR_PLATFORM=contract` builds for it.
 */
export const platform: BrandPlatform = {
  cipher: 'legacy',
  // The contract has the types of conversion for newer platforms alone (3.9).
  overrides: { ...relayNames.classic, ...contractCalls, getPointConversionType: { absent: { answer: { list: [] } } } },
  capabilities: { idempotency: 'ignored' },
  hosts: { api: '' },
}
