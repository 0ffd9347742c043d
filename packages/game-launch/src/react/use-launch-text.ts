import { createUseText } from '@parlour/i18n/react'
import type { GameLaunchMessages } from '../messages.gen.ts'

/** The words of this package. */
export const useLaunchText = createUseText<GameLaunchMessages>()
