import type { ApiClient, PayloadCipher } from '@parlour/api-client'
import { importWithRetry } from '@parlour/screen-kit/import'

/** NaCl box, as the reference gateway takes it. */
export async function brandCipher(api: ApiClient): Promise<PayloadCipher> {
  const { createBoxCipher, getBoxKey } = await importWithRetry(() => import('@parlour/api-client/ciphers/box'))
  return createBoxCipher(() => api.call(getBoxKey, {}))
}
