import { createContext, use, type ReactNode } from 'react'
import type { ApiClient } from '../index.ts'

const ApiContext = createContext<ApiClient | null>(null)

/** Gives the tree below its client. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** The client of this tree. @throws when no `ApiProvider` stands above. */
export function useApi(): ApiClient {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
