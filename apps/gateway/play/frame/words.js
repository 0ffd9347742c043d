// @ts-check
/** @typedef {Record<string, string>} Catalogue */

const all = /** @type {Record<string, Catalogue>} */ (JSON.parse(document.getElementById('words')?.textContent ?? '{}'))

/**
 * The words of a language; what is missing reads as its own name.
 * @param {string} language
 * @returns {(name: string, values?: Record<string, string | number>) => string}
 */
export function wordsOf(language) {
  const catalogue = all[language] ?? all['TY'] ?? {}
  return (name, values = {}) =>
    (catalogue[name] ?? name).replace(/\{(\w+)\}/g, (_whole, key) => String(values[key] ?? ''))
}

/** Puts the words into every element that names one. @param {(name: string) => string} word */
export function putWords(word) {
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = word(element.getAttribute('data-word') ?? '')
}
