import { Button, ErrorState } from '@parlour/ui-kit'
import { useGamesText } from './use-games-text.ts'

/** What stands where a list did not load, or what `title` says; its code comes when that happens. */
export default function LoadFailed({ title, onRetry }: { title?: string; onRetry(): void }) {
  const text = useGamesText()
  return <ErrorState title={title ?? text('games.error.title')} text={text('games.error.text')} action={<Button onClick={onRetry}>{text('games.error.retry')}</Button>} />
}
