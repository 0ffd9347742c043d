import { createUseText } from '@parlour/i18n/react'
import type { SiteSlots } from '../slots.ts'

/** The words of this package. */
export const useSiteText = createUseText<SiteSlots>()
