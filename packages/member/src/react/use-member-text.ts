import { createUseText } from '@parlour/i18n/react'
import type { MemberSlots } from '../slots.ts'

/** The words of this package. */
export const useMemberText = createUseText<MemberSlots>()
