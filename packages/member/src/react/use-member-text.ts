import { createUseText } from '@parlour/i18n/react'
import type { MemberMessages } from '../messages.gen.ts'

/**
 * The messages of this package.
 *
 * @returns a function of id and values
 * @example const text = useMemberText()
 */
export const useMemberText = createUseText<MemberMessages>()
