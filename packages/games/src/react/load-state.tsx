import { EmptyState } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import LoadFailed from './load-failed.tsx'
import { useGamesText } from './use-games-text.ts'

/** What is known of something that loads: as TanStack Query tells it. */
export interface Loading {
  readonly data: unknown
  readonly isError: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  refetch(): unknown
}

/** What loads, once it is there; until then its shape, that the network is away, or that it failed and a way on. */
export function LoadState({ of, shape, children }: { of: Loading; shape: ReactNode; children?: ReactNode }) {
  const text = useGamesText()
  if (of.data !== undefined) return children
  if (of.fetchStatus === 'paused')
    return <EmptyState title={text('games.offline.title')} text={text('games.offline.text')} />
  return of.isError ? <LoadFailed onRetry={() => void of.refetch()} /> : shape
}
