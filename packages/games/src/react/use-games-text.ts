import { createUseText } from '@parlour/i18n/react'
import type { GamesSlots } from '../slots.ts'

/** The words of this package. */
export const useGamesText = createUseText<GamesSlots>()
