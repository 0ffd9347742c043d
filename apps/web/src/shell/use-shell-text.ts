import { createUseText } from '@parlour/i18n/react'
import type { WebSlots } from '../slots.ts'

/** The words of the shell. */
export const useShellText = createUseText<WebSlots>()
