import { Button, EmptyState, PageHead, Skeleton, Tabs, TicketGrid } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { Failed } from '../failed.tsx'
import { useSiteText } from '../use-site-text.ts'
import { PromotionTickets } from './promotion-tickets.tsx'
import { usePromotions } from './use-promotions.ts'

/** Props of `PromotionsScreen`. */
export interface PromotionsScreenProps {
  language: string
  /** The group in the address; all of them where there is none. */
  category?: string
  /** The page of one promotion. */
  hrefOf(id: string): string
  onCategory(category: string | undefined): void
  /** What stands over the list: the banners of the page. */
  head?: ReactNode
}

const all = ''

const Waiting = ({ label }: { label: string }) => (
  <div aria-busy="true" role="status" aria-label={label}>
    <TicketGrid>{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height={136} />)}</TicketGrid>
  </div>
)

/** All promotions that run, by their groups (SYS-09, PRM-01). */
export function PromotionsScreen({ language, category, hrefOf, onCategory, head }: PromotionsScreenProps) {
  const text = useSiteText()
  const { running, kinds, shown, error, retry } = usePromotions(language, category)
  const list = (): ReactNode => {
    if (error) return <Failed error={error} onRetry={retry} />
    if (!shown) return <Waiting label={text('site.promotions.loading')} />
    if (shown.length > 0) return <PromotionTickets promotions={shown} hrefOf={hrefOf} />
    if (running?.length === 0) return <EmptyState title={text('site.promotions.none')} text={text('site.promotions.noneText')} />
    return (
      <EmptyState
        title={text('site.promotions.noneHere')}
        action={<Button onClick={() => onCategory(undefined)}>{text('site.promotions.showAll')}</Button>}
      />
    )
  }
  const tabs = [
    { value: all, label: text('site.promotions.all'), count: running?.length },
    ...(kinds ?? []).map(({ code, name, count }) => ({ value: code, label: name, count })),
  ]
  const known = tabs.some(({ value }) => value === (category ?? all))
  return (
    <>
      {head}
      <PageHead title={text('site.promotions.list')} hint={running?.length ? text('site.promotions.lead', { count: running.length }) : null} />
      {tabs.length > 1 ? (
        <Tabs label={text('site.promotions.kinds')} tabs={tabs} value={known ? (category ?? all) : all} onValue={(value) => onCategory(value === all ? undefined : value)}>
          {list()}
        </Tabs>
      ) : list()}
    </>
  )
}
