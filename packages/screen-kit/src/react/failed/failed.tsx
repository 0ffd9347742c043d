import { recordsKeptFrom } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import { useProblem } from './use-problem.ts'

const dayMs = 86_400_000

/** Props of `Failed`. */
export interface FailedProps {
  /** What the call failed with; without it the state says to check the network. */
  readonly error?: unknown
  /** What did not load; that it did not where nothing is said. */
  readonly title?: string | undefined
  /** What stands there instead when the platform keeps records from `day` on only, written as a date. */
  readonly keptTitle?: (day: string) => string
  readonly onRetry: () => void
}

/**
 * Shown in place of content that failed to load: the reason and a
 * retry button, or the day since which the platform has records.
 *
 * @example <Failed error={query.error} onRetry={() => void query.refetch()} />
 */
export function Failed({ error, title, keptTitle, onRetry }: FailedProps) {
  const text = useScreenKitText()
  const format = useFormat()
  const problem = useProblem()
  const from = recordsKeptFrom(error)
  if (from !== null) {
    // The first day of the reader's zone that is kept whole.
    const day = format.date(from + dayMs - 1)
    return <ErrorState title={keptTitle?.(day) ?? text('screen-kit.failed.kept', { day })} text={problem(error)} />
  }
  return (
    <ErrorState
      title={title ?? text('screen-kit.failed.title')}
      text={error === undefined ? text('screen-kit.failed.text') : problem(error)}
      action={<Button onClick={onRetry}>{text('screen-kit.failed.retry')}</Button>}
    />
  )
}
