import { isMessageCode, sentence, sentences } from '../../kernel/http/index.ts'
import type { Language, MessageCode } from '../../kernel/http/index.ts'

/** The reasons that the platform words in every language; an operator names one, or writes a sentence. */
export const rejectReasons = ['unclear', 'conditions', 'account', 'address', 'sold'] as const

const codeOf = (reason: string): MessageCode | null => {
  const code = `reject.${reason}`
  return isMessageCode(code) ? code : null
}

/** A reason in a language: the platform's sentence for it, or what the operator wrote. */
export function reasonText(reason: string | null, language: Language): string | null {
  const code = reason === null ? null : codeOf(reason)
  return code ? sentence(code, language) : reason
}

/** A reason as the value of a message, which is read in the language of the member. */
export function reasonValue(reason: string) {
  const code = codeOf(reason)
  return code ? sentences(code) : reason
}
