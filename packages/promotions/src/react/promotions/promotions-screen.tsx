import { Failed } from '@parlour/screen-kit/react'
import {
  Button,
  EmptyState,
  FormStack,
  LinkButton,
  Notice,
  OfferGrid,
  OfferSkeleton,
  PageHead,
  Tabs,
} from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PromotionCard, type PromotionCardSetting } from './promotion-card.tsx'
import { mine, usePromotions } from './use-promotions.ts'

/** Props of `PromotionsScreen`. */
export interface PromotionsScreenProps extends PromotionCardSetting {
  /** The platform's language code. */
  language: string
  /** The group in the address; all of them where there is none. */
  category?: string
  onCategory(category: string | undefined): void
  /** How many rewards wait to be claimed. */
  waiting?: number
  /** What stands over the list: the banners of the page. */
  head?: ReactNode
}

const all = ''

const Waiting = ({ label }: { label: string }) => (
  <div aria-busy="true" role="status" aria-label={label}>
    <OfferSkeleton count={6} />
  </div>
)

/**
 * All promotions that run or open soon, by groups, each with how it stands for who looks and the one thing to do about
 * it (SYS-09, PRM-01, PRM-02).
 *
 * @example
 * <PromotionsScreen
 *   language="EN"
 *   currency="PHP"
 *   origin={location.origin}
 *   categoryName={categoryName}
 *   hrefOf={(id) => `/promotions/${id}`}
 *   depositHref={(id) => `/deposit?promotion=${id}`}
 *   rewardsHref="/rewards"
 *   applicationsHref="/rewards?tab=applications"
 *   referralHref="/invite"
 *   onCategory={setCategory}
 * />
 */
export function PromotionsScreen({
  language,
  category,
  onCategory,
  waiting = 0,
  head,
  ...setting
}: PromotionsScreenProps) {
  const text = usePromotionsText()
  const { listed, kinds, own, shown, offerOf, asking, offersError, retryOffers, error, retry } = usePromotions(
    language,
    category,
  )
  const list = (): ReactNode => {
    if (error) return <Failed error={error} onRetry={retry} />
    if (!shown) return <Waiting label={text('promotions.list.loading')} />
    if (shown.length > 0)
      return (
        <OfferGrid>
          {shown.map((promotion) => (
            <PromotionCard
              key={promotion.id}
              promotion={promotion}
              offer={offerOf(promotion)}
              asking={asking}
              {...setting}
            />
          ))}
        </OfferGrid>
      )
    if (listed?.length === 0)
      return <EmptyState title={text('promotions.list.none')} text={text('promotions.list.noneText')} />
    return (
      <EmptyState
        title={text('promotions.list.noneHere')}
        action={<Button onClick={() => onCategory(undefined)}>{text('promotions.list.showAll')}</Button>}
      />
    )
  }
  const panel = (): ReactNode => (
    <FormStack>
      {waiting > 0 ? (
        <Notice
          action={
            <LinkButton size="sm" href={setting.rewardsHref}>
              {text('promotions.offer.toRewards')}
            </LinkButton>
          }
        >
          {text('promotions.offer.waiting', { count: waiting })}
        </Notice>
      ) : null}
      {offersError && listed ? (
        <Notice
          tone="warn"
          action={
            <Button size="sm" onClick={retryOffers}>
              {text('promotions.offer.again')}
            </Button>
          }
        >
          {text('promotions.offer.lost')}
        </Notice>
      ) : null}
      {list()}
    </FormStack>
  )
  const tabs = [
    { value: all, label: text('promotions.list.all'), count: listed?.length },
    ...(kinds ?? []).map(({ code, name, count }) => ({ value: code, label: name, count })),
    ...(own?.length ? [{ value: mine, label: text('promotions.offer.mine'), count: own.length }] : []),
  ]
  const known = tabs.some(({ value }) => value === (category ?? all))
  return (
    <>
      {head}
      <PageHead
        title={text('promotions.list.title')}
        hint={listed?.length ? text('promotions.list.lead', { count: listed.length }) : null}
      />
      {tabs.length > 1 ? (
        <Tabs
          label={text('promotions.list.kinds')}
          tabs={tabs}
          value={known ? (category ?? all) : all}
          onValue={(value) => onCategory(value === all ? undefined : value)}
        >
          {panel()}
        </Tabs>
      ) : (
        panel()
      )}
    </>
  )
}
