import { keepReferral } from '@parlour/auth'
import { deviceStore } from './stores.ts'

/** Keeps the codes that a visitor came with for the pages that follow (REG-10). */
export const keepCodes = (query: string): void => void keepReferral(query, deviceStore)
