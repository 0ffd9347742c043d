/** What the address of a page of a centre may say; the page itself reads it. */
const names = ['from', 'to', 'page', 'kind', 'open'] as const

/** The search of a page of a centre, as texts. */
export type CentreSearch = { [Name in (typeof names)[number]]?: string }

/** Takes the texts that a page of a centre may know, and nothing else. */
export const centreSearch = (search: Record<string, unknown>): CentreSearch =>
  Object.fromEntries(names.flatMap((name) => (typeof search[name] === 'string' || typeof search[name] === 'number' ? [[name, String(search[name])]] : [])))
