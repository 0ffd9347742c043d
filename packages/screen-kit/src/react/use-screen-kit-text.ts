import { createUseText } from '@parlour/i18n/react'
import type { ScreenKitMessages } from '../messages.gen.ts'

/** The words of this package. */
export const useScreenKitText = createUseText<ScreenKitMessages>()
