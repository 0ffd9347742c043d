import { createUseText } from '@parlour/i18n/react'
import type { AgentSlots } from '../slots.ts'

/** The words of this package. */
export const useAgentText = createUseText<AgentSlots>()
