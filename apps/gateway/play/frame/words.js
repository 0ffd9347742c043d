// @ts-check
/** @typedef {{ tag: string, locale: string, words: Record<string, string> }} Spoken */

const all = /** @type {Record<string, Spoken>} */ (JSON.parse(document.getElementById('words')?.textContent ?? '{}'))

/**
 * The language of a frame by its code, with its words: another code reads as the first language, a word that is missing as
 * its own name.
 * @param {string | null} code
 * @returns {{ language: string, tag: string, locale: string, word: (name: string, values?: Record<string, string | number>) => string }}
 */
export function speak(code) {
  const language = code && Object.hasOwn(all, code) ? code : (Object.keys(all)[0] ?? '')
  const { tag = '', locale = 'en', words = {} } = all[language] ?? {}
  return {
    language,
    tag,
    locale,
    word: (name, values = {}) => (words[name] ?? name).replace(/\{(\w+)\}/g, (_whole, key) => String(values[key] ?? '')),
  }
}

/** Puts the words into every element that names one. @param {(name: string) => string} word */
export function putWords(word) {
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = word(element.getAttribute('data-word') ?? '')
}
