import type { PayloadCipher } from '@parlour/api-client'

/** No cipher: `plainCalls` among the overrides leaves no call that is sealed. */
export const brandCipher = (): Promise<PayloadCipher> =>
  Promise.reject(new Error('plainCalls is missing in the overrides'))
