import { textSearch } from './-text-search.ts'

/** Takes the texts that the address of a page of a centre may say; the page itself reads them. */
export const centreSearch = textSearch(
  'from',
  'to',
  'page',
  'part',
  'kind',
  'open',
  'tab',
  'unread',
  'find',
  'account',
  'category',
  'sort',
  'upline',
  'promotion',
  'payout',
)

/** The search of a page of a centre, as texts. */
export type CentreSearch = ReturnType<typeof centreSearch>
