import { isMessageCode, sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/** A stored reason in words: the sentence of a code, or the operator's own words as they are. */
export function reasonText(reason: string | null, language: Language): string | null {
  if (!reason) return null
  return isMessageCode(reason) ? sentence(reason, language) : reason
}
