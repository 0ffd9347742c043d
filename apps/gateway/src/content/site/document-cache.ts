import type { Language } from '../../kernel/http/index.ts'

/** What a document depends on besides its nonce. */
export interface DocumentKey {
  readonly path: string
  readonly language: Language
  /** The brand, by the origin that the visitor typed. */
  readonly origin: string
}

/** HTML in two or more pieces: the nonce of an answer goes between them. */
type Pieces = readonly string[]

/** Documents as guests get them, by language, brand and path. */
export interface DocumentCache {
  /**
   * The document with this nonce. `shows` is what it shows, the same object as long as nothing of it has changed;
   * `render` is asked only for documents that are not cached or showed something else.
   */
  html(key: DocumentKey, shows: object, nonce: string, render: (nonce: string) => string): string
}

/**
 * Makes an empty cache of at most `most` documents. `mark` stands where the nonce goes; it must not occur in a document
 * otherwise.
 */
export function makeDocumentCache(mark: string, most: number): DocumentCache {
  const cached = new Map<string, { readonly shows: object; readonly pieces: Pieces }>()
  return {
    html({ path, language, origin }, shows, nonce, render) {
      const name = `${language} ${origin} ${path}`
      const found = cached.get(name)
      const pieces = found?.shows === shows ? found.pieces : render(mark).split(mark)
      // What was asked for last goes last.
      cached.delete(name)
      cached.set(name, { shows, pieces })
      if (cached.size > most) cached.delete(cached.keys().next().value ?? '')
      return pieces.join(nonce)
    },
  }
}
