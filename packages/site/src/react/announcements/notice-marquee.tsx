import { useApi } from '@parlour/api-client/react'
import { Ticker, TickerSkeleton } from '@parlour/ui-kit'
import { IconNews } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../announcements/queries.ts'
import { runningNotices } from '../../announcements/running-notices.ts'
import { useSiteText } from '../use-site-text.ts'

/** Props of `NoticeMarquee`. */
export interface NoticeMarqueeProps {
  /** The platform's language code. */
  language: string
  /** One was chosen, by its id. */
  onOpen(id: string): void
}

/** How many announcements take turns. */
const most = 5

/**
 * The newest announcements in one line; renders nothing when
 * there are none (LOB-01). It shares the call of the home page.
 *
 * @example <NoticeMarquee language="EN" onOpen={openNotice} />
 */
export function NoticeMarquee({ language, onOpen }: NoticeMarqueeProps) {
  const text = useSiteText()
  const api = useApi()
  const { data, isPending } = useQuery(announcementsQuery(api, language))
  if (isPending) return <TickerSkeleton />
  const notices = data ? runningNotices(data, api.clock.now()).slice(0, most) : []
  if (notices.length === 0) return null
  return (
    <Ticker
      label={text('site.marquee.label')}
      icon={<IconNews size={18} />}
      onOpen={onOpen}
      items={notices.map(({ id, title }) => ({ id: String(id), text: title }))}
      pauseLabel={text('site.marquee.pause')}
      playLabel={text('site.marquee.play')}
    />
  )
}
