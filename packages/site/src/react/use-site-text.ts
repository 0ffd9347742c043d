import { createUseText } from '@parlour/i18n/react'
import type { SiteMessages } from '../messages.gen.ts'

/** The words of this package. */
export const useSiteText = createUseText<SiteMessages>()
