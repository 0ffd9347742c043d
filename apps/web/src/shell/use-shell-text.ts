import { createUseText } from '@parlour/i18n/react'
import type en from '../../messages/EN.json'

/** The words of the shell. */
export const useShellText = createUseText<keyof typeof en>()
