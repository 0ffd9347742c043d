import type { bonuses, Words } from '../../kernel/db/index.ts'
import { isMessageCode, localized, openSentence, sentences } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

type Titled = Pick<typeof bonuses.$inferSelect, 'title' | 'kind' | 'note'>

/** What a bonus is called on the page: its own title, else the name of its kind, else the note of its booking. */
export function bonusTitle({ title, kind, note }: Titled, language: Language): string {
  const code = `bonus.kind.${kind}`
  const named = isMessageCode(code) ? openSentence(code, language) : undefined
  return (title && localized(title, language)) ?? named ?? note
}

/** The same in every language where it is worded, for a message that is worded when it is read. */
export function bonusTitles({ title, kind, note }: Titled): Words | string {
  const code = `bonus.kind.${kind}`
  return title ?? (isMessageCode(code) ? sentences(code) : note)
}
