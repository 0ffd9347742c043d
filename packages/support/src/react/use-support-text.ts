import { createUseText } from '@parlour/i18n/react'
import type { SupportSlots } from '../slots.ts'

/** The words of this package. */
export const useSupportText = createUseText<SupportSlots>()
