/** A code of a link: as it can be read, or what is left of it. */
export type LinkCode =
  | { readonly code: string; readonly damaged?: undefined }
  | { readonly code: null; readonly damaged: string }

const codeForm = /^[\w.-]{1,64}$/
const longest = 64

/** What does not show, wherever it stands: controls, joiners, marks of direction and order. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Blanks and opening quotes or brackets before a code; blanks and punctuation that a sentence put behind it. */
const ends = /^[\p{Z}\p{Ps}\p{Pi}"']+|[\p{Z}\p{Pe}\p{Pf}\p{Po}>]+$/gu

/** A link that was copied out of another one is encoded twice. */
function decoded(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Reads a code of an invitation link, and takes off what chats, mails and sentences add to it (REG-07).
 *
 * @param given the value in the address, or null
 * @returns the code; what is left of one that cannot be read; null where the link has none
 * @example readLinkCode('A1B2C3).') // { code: 'A1B2C3' }
 */
export function readLinkCode(given: string | null): LinkCode | null {
  if (!given) return null
  const text = decoded(given).replace(unseen, '').replace(ends, '')
  return codeForm.test(text) ? { code: text } : { code: null, damaged: text.slice(0, longest) }
}
