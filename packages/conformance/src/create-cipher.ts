import { boxCipher, type ApiClientOptions } from '@parlour/api-client'
import { getRsaKey } from '@parlour/api-client/endpoints'
import type { PlatformFile } from './report.ts'

/** The cipher of a name as a client takes it; null for none. */
export function createCipher(name: PlatformFile['cipher']): ApiClientOptions['cipher'] | null {
  if (name === 'plain') return null
  if (name === 'box') return boxCipher
  return async (api) => {
    const { createLegacyCipher } = await import('@parlour/api-client/ciphers/legacy')
    return createLegacyCipher(() => api.call(getRsaKey, {}))
  }
}
