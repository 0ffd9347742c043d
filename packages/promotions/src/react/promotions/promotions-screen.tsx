import { Failed } from '@parlour/screen-kit/react'
import { Button, EmptyState, PageHead, Skeleton, Tabs, TicketGrid } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PromotionTickets } from './promotion-tickets.tsx'
import { usePromotions } from './use-promotions.ts'

/** Props of `PromotionsScreen`. */
export interface PromotionsScreenProps {
  /** The platform's language code. */
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
    <TicketGrid>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={136} />
      ))}
    </TicketGrid>
  </div>
)

/**
 * All running promotions, by groups (SYS-09, PRM-01).
 *
 * @example <PromotionsScreen language="EN" hrefOf={(id) => `/promotions/${id}`} onCategory={setCategory} />
 */
export function PromotionsScreen({ language, category, hrefOf, onCategory, head }: PromotionsScreenProps) {
  const text = usePromotionsText()
  const { running, kinds, shown, error, retry } = usePromotions(language, category)
  const list = (): ReactNode => {
    if (error) return <Failed error={error} onRetry={retry} />
    if (!shown) return <Waiting label={text('promotions.list.loading')} />
    if (shown.length > 0) return <PromotionTickets promotions={shown} hrefOf={hrefOf} />
    if (running?.length === 0)
      return <EmptyState title={text('promotions.list.none')} text={text('promotions.list.noneText')} />
    return (
      <EmptyState
        title={text('promotions.list.noneHere')}
        action={<Button onClick={() => onCategory(undefined)}>{text('promotions.list.showAll')}</Button>}
      />
    )
  }
  const tabs = [
    { value: all, label: text('promotions.list.all'), count: running?.length },
    ...(kinds ?? []).map(({ code, name, count }) => ({ value: code, label: name, count })),
  ]
  const known = tabs.some(({ value }) => value === (category ?? all))
  return (
    <>
      {head}
      <PageHead
        title={text('promotions.list.title')}
        hint={running?.length ? text('promotions.list.lead', { count: running.length }) : null}
      />
      {tabs.length > 1 ? (
        <Tabs
          label={text('promotions.list.kinds')}
          tabs={tabs}
          value={known ? (category ?? all) : all}
          onValue={(value) => onCategory(value === all ? undefined : value)}
        >
          {list()}
        </Tabs>
      ) : (
        list()
      )}
    </>
  )
}
