import type { ApiClient } from '@parlour/api-client'
import { importWithRetry } from '@parlour/screen-kit/import'

/**
 * A random text under the platform's RSA key, which a demo
 * account begins with (contract 2.6); loads when one is opened.
 */
export async function sealRandom(api: ApiClient): Promise<string> {
  const { getRsaKey, sealRandomText } = await importWithRetry(() => import('@parlour/api-client/ciphers/legacy'))
  return sealRandomText(await api.call(getRsaKey, {}))
}
