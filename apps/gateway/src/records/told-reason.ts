import { openSentence, sentence, type Language, type MessageCode } from '../http/messages.ts'

/** A stored reason in words: the sentence of a code, or the operator's own words as they are. */
export function toldReason(reason: string | null, language: Language): string | null {
  if (!reason) return null
  const isCode = (openSentence(reason as MessageCode, language) as string | undefined) !== undefined
  return isCode ? sentence(reason as MessageCode, language) : reason
}
