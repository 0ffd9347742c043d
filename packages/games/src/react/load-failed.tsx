import { Failed } from '@parlour/screen-kit/react'
import { useGamesText } from './use-games-text.ts'

/** What stands where a list did not load, or what `title` says; its code comes when that happens. */
export default function LoadFailed({ title, onRetry }: { title?: string; onRetry(): void }) {
  const text = useGamesText()
  return <Failed title={title ?? text('games.error.title')} onRetry={onRetry} />
}
