import { createUseText } from '@parlour/i18n/react'
import type { GameLaunchSlots } from '../slots.ts'

/** The words of this package. */
export const useLaunchText = createUseText<GameLaunchSlots>()
