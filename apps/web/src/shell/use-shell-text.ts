import { createUseText } from '@parlour/i18n/react'
import type { WebMessages } from '../messages.gen.ts'

/** The words of the shell. */
export const useShellText = createUseText<WebMessages>()
