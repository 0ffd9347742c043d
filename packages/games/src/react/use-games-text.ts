import { createUseText } from '@parlour/i18n/react'
import type { GamesMessages } from '../messages.gen.ts'

/**
 * The messages of this package.
 *
 * @returns a function of id and values
 * @example const text = useGamesText()
 */
export const useGamesText = createUseText<GamesMessages>()
