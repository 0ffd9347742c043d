import { Failed } from '@parlour/screen-kit/react'
import { Skeleton } from '@parlour/ui-kit'
import { useSiteText } from '../use-site-text.ts'
import { NoticesReader, type NoticesReaderProps } from './notices-reader.tsx'
import type { useRunningNotices } from './use-running-notices.ts'

interface NoticesViewProps extends Omit<NoticesReaderProps, 'notices' | 'member'> {
  running: ReturnType<typeof useRunningNotices>
}

/** The announcements once they are there; until then that they load, or why they did not. */
export function NoticesView({ running: { notices, member, error, retry }, ...reader }: NoticesViewProps) {
  const text = useSiteText()
  if (notices) return <NoticesReader {...reader} notices={notices} member={member} />
  if (error) return <Failed error={error} onRetry={retry} />
  return (
    <div role="status" aria-label={text('site.notices.loading')}>
      <Skeleton height={400} />
    </div>
  )
}
