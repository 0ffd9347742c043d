import type { ApiClient } from './client/api-client.ts'
import type { PayloadCipher } from './ciphers/payload-cipher.ts'
import { getBoxKey } from './endpoints/system/get-box-key.ts'

/** The modern envelope as a client's `cipher`: its code and the platform's key are fetched with the first encrypted call. */
export async function boxCipher(api: ApiClient): Promise<PayloadCipher> {
  const { createBoxCipher } = await import('./ciphers/box/index.ts')
  return createBoxCipher(() => api.call(getBoxKey, {}))
}
