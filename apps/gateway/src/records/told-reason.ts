import type { Language } from '../http/languages.ts'
import { isMessageCode, sentence } from '../http/messages.ts'

/** A stored reason in words: the sentence of a code, or the operator's own words as they are. */
export function toldReason(reason: string | null, language: Language): string | null {
  if (!reason) return null
  return isMessageCode(reason) ? sentence(reason, language) : reason
}
