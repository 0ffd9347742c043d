import type { Words } from '../../../../kernel/db/index.ts'
import { cn } from './cn.ts'
import type { ContentTranslations } from './content-translations.ts'
import { id } from './id.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'

/** The languages whose words for the published content stand in a file of their own. */
export const contentTranslations = { CN: cn, ID: id, TH: th, VI: vi } satisfies {
  readonly [language in keyof Words]?: ContentTranslations
}
