import { storeReferral } from '@parlour/auth'
import { deviceStore } from './stores.ts'

/** Keeps the codes that a visitor came with for the pages that follow (REG-10). */
export const storeReferralCodes = (query: string): void => void storeReferral(query, deviceStore)
