export { boxHeader, boxKeyId, tokenHash } from './box-content.ts'
export { createBoxCipher } from './create-box-cipher.ts'
export { openBox } from './open-box.ts'
export { getBoxKey } from '../../endpoints/system/get-box-key.ts'

export type { BoxContent } from './box-content.ts'
export type { PayloadCipher, SealInput, SealedPayload } from '../payload-cipher.ts'
