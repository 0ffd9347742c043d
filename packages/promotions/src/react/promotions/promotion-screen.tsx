import type { TextStore } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Breadcrumb, EmptyState, LinkButton, PageHead, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { offersQuery, promotionsQuery } from '../../promotions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { HowItStands } from './how-it-stands.tsx'
import { PromotionPage, type PromotionPageProps } from './promotion-page.tsx'
import type { PromotionWays } from './promotion-ways.ts'
import { useMoment } from './use-moment.ts'

/**
 * Props of `PromotionScreen`; `id` is the promotion's, `language` the
 * platform's code, `currency` ISO 4217, `origin` the page's own origin.
 */
export interface PromotionScreenProps
  extends Omit<PromotionPageProps, 'promotion' | 'claimDays' | 'action'>, PromotionWays {
  id: string
  language: string
  /** The list of all promotions. */
  listHref: string
  /** Where an application that was begun outlives a reload: the tab's session storage. Without it a reload loses it. */
  store?: TextStore
}

/**
 * The page of one promotion with its terms, how it stands for who looks and what can be done about it; one that has
 * ended or does not exist shows that (SYS-09, PRM-01). `id` is the promotion's, `language` the platform's code, `currency` ISO 4217, `origin` the page's own origin.
 *
 * @example <PromotionScreen {...page} id="103" language="EN" listHref="/promotions" />
 */
export function PromotionScreen({
  id,
  language,
  listHref,
  depositHref,
  rewardsHref,
  applicationsHref,
  referralHref,
  store,
  ...page
}: PromotionScreenProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { data, error, refetch } = useQuery(promotionsQuery(api, language))
  const offers = useQuery({ ...offersQuery(api, { account: useAccount(), language }), refetchOnWindowFocus: true })
  const now = useMoment(data, () => void offers.refetch())
  const promotion = data?.find((other) => String(other.id) === id)
  const offer = offers.data?.get(id)
  const ended = promotion?.endDate && promotion.endDate <= now ? promotion.endDate : null
  const ways = { hrefOf: page.hrefOf, depositHref, rewardsHref, applicationsHref, referralHref }
  const list = { label: text('promotions.list.title'), href: listHref }
  const title = promotion?.title ?? text('promotions.list.title')
  const body = () => {
    if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />
    if (!data)
      return (
        <div aria-busy="true" role="status" aria-label={text('promotions.detail.loading')}>
          <Skeleton height={320} />
        </div>
      )
    if (promotion && !ended)
      return (
        <>
          <PromotionPage
            promotion={promotion}
            claimDays={offer?.claimDays ?? null}
            {...page}
            action={
              <HowItStands
                promotion={promotion}
                offers={offers}
                now={now}
                currency={page.currency}
                ways={ways}
                store={store}
              />
            }
          />
          <div data-until="tablet">
            <LinkButton block variant="text" href={listHref}>
              {text('promotions.detail.back')}
            </LinkButton>
          </div>
        </>
      )
    return (
      <EmptyState
        title={ended ? text('promotions.detail.ended') : text('promotions.detail.missing')}
        text={
          ended
            ? text('promotions.detail.endedText', { date: format.date(ended) })
            : text('promotions.detail.missingText')
        }
        action={
          <LinkButton variant="primary" href={listHref}>
            {text('promotions.detail.back')}
          </LinkButton>
        }
      />
    )
  }
  const way = <Breadcrumb label={text('promotions.detail.way')} items={promotion ? [list, { label: title }] : [list]} />
  return (
    <>
      <PageHead title={title} breadcrumb={way} />
      {body()}
    </>
  )
}
