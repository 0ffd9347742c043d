import { createContext, use, useMemo, type ReactNode } from 'react'
import { createMemory } from '../attempt/create-memory.ts'
import type { ApiClient, TextStore } from '../index.ts'

interface Surroundings {
  readonly api: ApiClient
  readonly keys: TextStore
  readonly scope: string | undefined
}

const ApiContext = createContext<Surroundings | null>(null)

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  readonly api: ApiClient
  /**
   * Where keys of calls without a final answer survive a reload: the
   * tab's session storage. Without it they last as long as the page.
   */
  readonly keys?: TextStore
  /**
   * Whose answers these are: account and language. Answers of
   * another scope are not shown; leave it out where neither changes.
   */
  readonly scope?: string
  readonly children: ReactNode
}

/**
 * Gives the components below it the client, a store for idempotency keys and the scope of cached answers.
 *
 * @example
 * <QueryClientProvider client={queryClient}>
 *   <ApiProvider api={api} keys={store} scope={`${account}/${language}`}>
 *     <App />
 *   </ApiProvider>
 * </QueryClientProvider>
 */
export function ApiProvider({ api, keys, scope, children }: ApiProviderProps) {
  const kept = useMemo(() => keys ?? createMemory(), [keys])
  const surroundings = useMemo(() => ({ api, keys: kept, scope }), [api, kept, scope])
  return <ApiContext value={surroundings}>{children}</ApiContext>
}

/** Client, key store and scope of this tree. @throws when no `ApiProvider` stands above. */
export function useSurroundings(): Surroundings {
  const surroundings = use(ApiContext)
  if (!surroundings) throw new Error('useApi needs an ApiProvider above it')
  return surroundings
}

/**
 * The client of the nearest `ApiProvider`.
 *
 * @returns the client
 * @throws when no `ApiProvider` stands above.
 * @throws Error when there is no `ApiProvider` above
 * @example const now = useApi().clock.now()
 */
export const useApi = (): ApiClient => useSurroundings().api
