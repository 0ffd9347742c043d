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
  /** Where keys of calls without a final answer survive a reload: the tab's session storage. Without it they last as long as the page. */
  readonly keys?: TextStore
  /** Whose answers these are: account and language. Answers of another scope are not shown; leave it out where neither changes. */
  readonly scope?: string
  readonly children: ReactNode
}

/** Gives the tree below its client, and a place for the keys of what must happen once. */
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

/** The client of this tree. @throws when no `ApiProvider` stands above. */
export const useApi = (): ApiClient => useSurroundings().api
