import { wordsAtom } from '../platform/language.ts'
import type { CentreSearch } from '../routes/-centre-search.ts'
import type { RouterContext } from '../routes/__root.tsx'

const accountOf = ({ session }: RouterContext): string => {
  const state = session.get()
  return state.status === 'member' ? state.account : ''
}

/** What a page of a centre is asked for with. */
export interface Asked {
  readonly ask: RouterContext['queryClient']['prefetchQuery']
  readonly api: RouterContext['api']
  readonly account: string
  readonly language: string
  readonly search: CentreSearch
}

/** The client, the account, the language and the search that a page is asked for with. */
export function askedBy(context: RouterContext, search: CentreSearch): Asked {
  const { api, queryClient, store } = context
  return {
    ask: (options) => queryClient.prefetchQuery(options),
    api,
    account: accountOf(context),
    language: store.get(wordsAtom).language,
    search,
  }
}
