import type { ApiClient, PayloadCipher } from '@parlour/api-client'
import { importWithRetry } from '@parlour/screen-kit/import'

/** The cipher of the contract. Source: contract 2. */
export async function brandCipher(api: ApiClient): Promise<PayloadCipher> {
  const { createLegacyCipher, getRsaKey } = await importWithRetry(() => import('@parlour/api-client/ciphers/legacy'))
  return createLegacyCipher(() => api.call(getRsaKey, {}))
}
