import { NoticesView } from './notices-view.tsx'
import { useRunningNotices } from './use-running-notices.ts'

/** Props of `NoticesScreen`. */
export interface NoticesScreenProps {
  /** The platform's language code. */
  readonly language: string
  /** Id of the announcement that is open; null for the list alone. */
  readonly current: string | null
  /** The page of the list, counted from 1. */
  readonly page: number
  readonly onLook: (current: string | null, page: number) => void
  /** Origins that pictures may come from, beside the page's own. */
  readonly imageOrigins?: readonly string[] | undefined
}

/**
 * All current announcements in a page of their own, nine at a time, the open one beside the list; what a member opens is
 * read from then on (ANN-01).
 *
 * @example <NoticesScreen language="EN" current={open} page={1} onLook={(open, page) => go({ open, page })} />
 */
export function NoticesScreen(props: NoticesScreenProps) {
  return <NoticesView {...props} running={useRunningNotices(props.language)} />
}
