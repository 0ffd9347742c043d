import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Breadcrumb, EmptyState, LinkButton, PageHead, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { announcementsQuery } from '../../announcements/queries.ts'
import { Failed } from '../failed.tsx'
import { useSiteText } from '../use-site-text.ts'
import { PromotionPage, type PromotionPageProps } from './promotion-page.tsx'

/** Props of `PromotionScreen`. */
export interface PromotionScreenProps extends Omit<PromotionPageProps, 'promotion'> {
  id: string
  language: string
  /** The list of all promotions. */
  listHref: string
}

/** The page of one promotion, whole with its terms; one that has ended or is not there says so (SYS-09, PRM-01). */
export function PromotionScreen({ id, language, listHref, ...page }: PromotionScreenProps) {
  const text = useSiteText()
  const format = useFormat()
  const api = useApi()
  const { data, error, refetch } = useQuery(announcementsQuery(api, language))
  const promotion = data?.promotion.find((other) => String(other.id) === id)
  const ended = promotion?.endDate && promotion.endDate <= api.clock.now() ? promotion.endDate : null
  const list = { label: text('site.promotions.list'), href: listHref }
  const title = promotion?.title ?? text('site.promotions.list')
  const body = () => {
    if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />
    if (!data) return <div aria-busy="true" role="status" aria-label={text('site.promotion.loading')}><Skeleton height={320} /></div>
    if (promotion && !ended)
      return (
        <>
          <PromotionPage promotion={promotion} {...page} />
          <div data-until="tablet"><LinkButton block variant="text" href={listHref}>{text('site.promotion.back')}</LinkButton></div>
        </>
      )
    return (
      <EmptyState
        title={ended ? text('site.promotion.ended') : text('site.promotion.missing')}
        text={ended ? text('site.promotion.endedText', { date: format.date(ended) }) : text('site.promotion.missingText')}
        action={<LinkButton variant="primary" href={listHref}>{text('site.promotion.back')}</LinkButton>}
      />
    )
  }
  const way = <Breadcrumb label={text('site.promotion.way')} items={promotion ? [list, { label: title }] : [list]} />
  return (
    <>
      <PageHead title={title} breadcrumb={way} />
      {body()}
    </>
  )
}
