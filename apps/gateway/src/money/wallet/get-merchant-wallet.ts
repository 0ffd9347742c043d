import type { getMerchantWallet } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'

/** Whether all providers play from the main wallet, and those that do not. */
export const handleMerchantWallet: Handler<typeof getMerchantWallet> = async ({ gateway: { config } }) => ({
  isSingle: config.transferProviders.length === 0 ? 1 : 0,
  transferVendors: [...config.transferProviders],
})
