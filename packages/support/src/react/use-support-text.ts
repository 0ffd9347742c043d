import { createUseText } from '@parlour/i18n/react'
import type { SupportMessages } from '../messages.gen.ts'

/**
 * The messages of this package.
 *
 * @returns a function of id and values
 * @example const text = useSupportText()
 */
export const useSupportText = createUseText<SupportMessages>()
