import type { I18nMessages } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'
import type { ValidationMessages } from '@parlour/validation'
import type { AuthMessages } from '../messages.gen.ts'

/** The words of this package, of the rules it checks by, and of the failures of calls. */
export const useAuthText = createUseText<AuthMessages & I18nMessages & ValidationMessages>()
