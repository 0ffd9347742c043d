import { createUseText } from '@parlour/i18n/react'
import type en from '../../messages/EN.json'

/** The words of this package. */
export const useLaunchText = createUseText<keyof typeof en>()
