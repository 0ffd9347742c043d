import { Button } from '@parlour/ui-kit'
import { IconRefresh } from '@parlour/ui-kit/icons'
import { useSiteText } from '../use-site-text.ts'
import { useRetry } from './use-retry.ts'

/** Looks whether the site is open by now, and says when it is not. */
export function LookAgain({ onRetry }: { onRetry(): Promise<unknown> }) {
  const text = useSiteText()
  const [looked, look] = useRetry(onRetry)
  const said = { idle: '', busy: '', still: text('site.closed.still'), failed: text('site.failed.text') }[looked]
  return (
    <>
      <Button size="lg" icon={<IconRefresh />} loading={looked === 'busy'} onClick={look}>
        {text('site.closed.retry')}
      </Button>
      <p role="status">{said}</p>
    </>
  )
}
