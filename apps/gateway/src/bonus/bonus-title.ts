import type { bonuses } from '../db/tables/index.ts'
import { type Language, saidIn } from '../http/languages.ts'
import { openSentence, type MessageCode } from '../http/messages.ts'

/** What a bonus is called on the page: its own title, else the name of its kind, else the note of its booking. */
export function bonusTitle({ title, kind, note }: Pick<typeof bonuses.$inferSelect, 'title' | 'kind' | 'note'>, language: Language): string {
  const named = openSentence(`bonus.kind.${kind}` as MessageCode, language) as string | undefined
  return (title && saidIn(title, language)) ?? named ?? note
}
