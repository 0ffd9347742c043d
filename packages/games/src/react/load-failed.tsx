import { Button, ErrorState } from '@parlour/ui-kit'
import { useGamesText } from './use-games-text.ts'

/** What stands where a list did not load; its code comes when that happens. */
export default function LoadFailed({ onRetry }: { onRetry(): void }) {
  const text = useGamesText()
  return <ErrorState title={text('games.error.title')} text={text('games.error.text')} action={<Button onClick={onRetry}>{text('games.error.retry')}</Button>} />
}
