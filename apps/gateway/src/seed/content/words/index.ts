import type { Words } from '../../../db/tables/index.ts'
import { cn } from './cn.ts'
import type { ContentWords } from './content-words.ts'
import { th } from './th.ts'

/** The languages whose words for the published content stand in a file of their own. */
export const contentWords = { CN: cn, TH: th } satisfies { readonly [language in keyof Words]?: ContentWords }
