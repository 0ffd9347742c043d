import { createContext, use, useMemo, type ReactNode } from 'react'
import { createMemory } from '../attempt/create-memory.ts'
import type { ApiClient, TextStore } from '../index.ts'

interface Surroundings {
  readonly api: ApiClient
  readonly keys: TextStore
}

const ApiContext = createContext<Surroundings | null>(null)

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  readonly api: ApiClient
  /** Where keys of calls without a final answer survive a reload: the tab's session storage. Without it they last as long as the page. */
  readonly keys?: TextStore
  readonly children: ReactNode
}

/** Gives the tree below its client, and a place for the keys of what must happen once. */
export function ApiProvider({ api, keys, children }: ApiProviderProps) {
  const surroundings = useMemo(() => ({ api, keys: keys ?? createMemory() }), [api, keys])
  return <ApiContext value={surroundings}>{children}</ApiContext>
}

/** Client and key store of this tree. @throws when no `ApiProvider` stands above. */
export function useSurroundings(): Surroundings {
  const surroundings = use(ApiContext)
  if (!surroundings) throw new Error('useApi needs an ApiProvider above it')
  return surroundings
}

/** The client of this tree. @throws when no `ApiProvider` stands above. */
export const useApi = (): ApiClient => useSurroundings().api
