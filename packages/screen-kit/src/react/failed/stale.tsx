import { useFormat } from '@parlour/i18n/react'
import { Button, Notice } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** What `useQuery` gives of a reading; `dataUpdatedAt` in milliseconds since 1970. */
export interface Reading {
  readonly data: unknown
  readonly error: unknown
  readonly isFetching: boolean
  /** Whether it waits for the network. */
  readonly isPaused: boolean
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

/** Props of `Stale`. */
export interface StaleProps {
  readonly query: Reading
}

/**
 * Shown above content that could not be read again: when it was read, and a button that reads it again. Nothing is
 * shown where there is no content, or no error and no wait for the network.
 *
 * @example <Stale query={query} />
 */
export function Stale({ query: { data, error, isFetching, isPaused, dataUpdatedAt, refetch } }: StaleProps) {
  const text = useScreenKitText()
  const format = useFormat()
  if ((!error && !isPaused) || data === undefined) return null
  return (
    <div role="status">
      <Notice
        tone="warn"
        action={
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            {text('screen-kit.failed.retry')}
          </Button>
        }
      >
        {/* What stands there until the answer comes was read for another page or period, at a time that is not kept. */}
        {dataUpdatedAt === 0
          ? text('screen-kit.staleOther')
          : text('screen-kit.stale', { time: format.dateTime(dataUpdatedAt) })}
      </Notice>
    </div>
  )
}
