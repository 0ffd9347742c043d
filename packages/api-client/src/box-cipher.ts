import type { ApiClient } from './client/api-client.ts'
import type { PayloadCipher } from './ciphers/payload-cipher.ts'
import { getBoxKey } from './endpoints/system/get-box-key.ts'

/**
 * The NaCl box cipher as a client's `cipher`. Its code and the
 * platform's public key load with the first encrypted call.
 *
 * @returns the cipher
 * @throws RefusedError or UnreachedError when the public key cannot be fetched
 * @example createApiClient({ ...options, cipher: boxCipher })
 */
export async function boxCipher(api: ApiClient): Promise<PayloadCipher> {
  const { createBoxCipher } = await import('./ciphers/box/index.ts')
  return createBoxCipher(() => api.call(getBoxKey, {}))
}
