import { createUseText } from '@parlour/i18n/react'
import type { PromotionsMessages } from '../messages.gen.ts'

/**
 * The messages of this package.
 *
 * @returns a function of id and values
 * @example const text = usePromotionsText()
 */
export const usePromotionsText = createUseText<PromotionsMessages>()
