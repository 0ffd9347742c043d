import { isApiError, isRefused } from '@parlour/api-client'
import { Button, ErrorState } from '@parlour/ui-kit'
import { useSiteText } from './use-site-text.ts'

/** What stands in place of something that did not load, with the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useSiteText()
  const own = isRefused(error) ? text.maybe(`api.code.${error.code}`) : null
  const words = own ?? (isApiError(error) ? text.maybe(`api.kind.${error.kind}`) : null) ?? text('site.failed.text')
  return <ErrorState title={text('site.failed.title')} text={words} action={<Button onClick={onRetry}>{text('site.failed.retry')}</Button>} />
}
