import type { HelpArticle } from '@parlour/api-client/endpoints'
import { fold } from '@parlour/validation/fold'

/**
 * An article that answers a search, with the words around the first place in its text; null where only the title does.
 */
export interface Found {
  readonly article: HelpArticle
  readonly excerpt: string | null
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const before = 30
const after = 60

/** A text as searches compare it: small letters without accents, sign for sign as long as the text itself. */
const folded = (text: string): string =>
  [...text].map((sign) => (fold(sign) || ' ').slice(0, sign.length).padEnd(sign.length)).join('')

/** The words of server HTML, for searching only: they are never put on a page as markup. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The fragment of an article in `/help#…`.
 *
 * @returns its anchor, else its id
 * @example anchorOf(article)
 */
export const anchorOf = ({ anchor, id }: HelpArticle): string => anchor ?? String(id)

/**
 * The articles that contain every word of a query, those with a match in the title first. Source: SVC-02.
 *
 * @param query what was typed; empty for all articles
 * @returns the articles with an excerpt
 * @example searchHelp(articles, 'withdraw')
 */
export function searchHelp(articles: readonly HelpArticle[], query: string): Found[] {
  const wanted = folded(query.normalize('NFC')).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return articles.map((article) => ({ article, excerpt: null }))
  const found = articles.flatMap((article) => {
    const title = folded(article.title.normalize('NFC'))
    const text = wordsOf(article.content).normalize('NFC')
    const words = folded(text)
    if (!wanted.every((word) => title.includes(word) || words.includes(word))) return []
    const inTitle = wanted.every((word) => title.includes(word))
    const at = inTitle ? -1 : Math.max(...wanted.map((word) => words.indexOf(word)))
    const from = Math.max(0, at - before)
    const excerpt =
      at < 0
        ? null
        : `${from > 0 ? '…' : ''}${text.slice(from, at + after).trim()}${at + after < text.length ? '…' : ''}`
    return [{ article, excerpt, inTitle }]
  })
  return [...found.filter(({ inTitle }) => inTitle), ...found.filter(({ inTitle }) => !inTitle)].map(
    ({ article, excerpt }) => ({ article, excerpt }),
  )
}
