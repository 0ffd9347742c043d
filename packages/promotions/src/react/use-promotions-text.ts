import { createUseText } from '@parlour/i18n/react'
import type { PromotionsSlots } from '../slots.ts'

/** The words of this package. */
export const usePromotionsText = createUseText<PromotionsSlots>()
