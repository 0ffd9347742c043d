import type { getMerchantWallet } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'

/** Whether all studios play from the main wallet, and those that do not. */
export const handleMerchantWallet: Handler<typeof getMerchantWallet> = async ({ gateway: { config } }) => ({
  isSingle: config.transferStudios.length === 0 ? 1 : 0,
  transferVendors: [...config.transferStudios],
})
