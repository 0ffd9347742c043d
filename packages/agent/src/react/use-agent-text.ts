import { createUseText } from '@parlour/i18n/react'
import type { AgentMessages } from '../messages.gen.ts'

/**
 * The messages of this package.
 *
 * @returns a function of id and values
 * @example const text = useAgentText()
 */
export const useAgentText = createUseText<AgentMessages>()
