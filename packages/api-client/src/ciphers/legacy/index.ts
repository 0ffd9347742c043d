export { createLegacyCipher, sealLegacy, sealRandomText } from './create-legacy-cipher.ts'
export { desDecrypt, desEncrypt } from './des.ts'
export { openLegacy } from './open-legacy.ts'
export { decryptServicePath } from './service-path.ts'
export { getRsaKey } from '../../endpoints/system/get-rsa-key.ts'

export type { LegacyKey } from './open-legacy.ts'
export type { PayloadCipher, SealInput, SealedPayload } from '../payload-cipher.ts'
