import { safeUrl } from '@parlour/api-client'
import type { Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Card, CardHead, Columns, LazyImage, Notice } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { PromotionTarget } from '../../promotions/promotion-target.ts'
import { promotionTarget } from '../../promotions/promotion-target.ts'
import type { HtmlComponent } from '../html-component.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PromotionFacts } from './promotion-facts.tsx'
import { PromotionLink } from './promotion-link.tsx'

/** Props of `PromotionPage`. */
export interface PromotionPageProps {
  promotion: Promotion
  /** For how many days its reward can be claimed once it is earned; null where it needs no claim, or the platform does not say. */
  claimDays: number | null
  currency: string
  origin: string
  Html: HtmlComponent
  hrefOf(id: string): string
  categoryName(code: string): string
  onOpen(target: Exclude<PromotionTarget, { kind: 'external' }>): void
  /** How it is got, and what a member can do about it. */
  action?: ReactNode
}

/** One promotion: picture, offer and terms, and its conditions in figures beside them. */
export function PromotionPage({
  promotion,
  claimDays,
  currency,
  origin,
  Html,
  hrefOf,
  categoryName,
  onOpen,
  action,
}: PromotionPageProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { summary, content, contents, figure, figureLabel, category, terms } = promotion
  const picture = promotion.announcementImages.find(({ url }) => safeUrl(url, { origin }))
  const told = content !== '' || contents.length > 0
  const facts = (
    <Card as="section">
      <CardHead
        title={
          terms && told && figure ? (
            <>
              {format.bonusText(figure, terms)} {figureLabel}
            </>
          ) : (
            text('promotions.detail.conditions')
          )
        }
        tag={category === 'new_player' && <Badge tone="info">{text('promotions.ticket.newPlayers')}</Badge>}
      />
      <PromotionFacts promotion={promotion} claimDays={claimDays} currency={currency} categoryName={categoryName} />
      <PromotionLink target={promotionTarget(promotion, origin)} hrefOf={hrefOf} onOpen={onOpen} />
    </Card>
  )
  // The terms come before the thing to do: on a phone one reads them on the way to it.
  return (
    <Columns
      aside={
        <>
          {facts}
          {action}
        </>
      }
    >
      {picture ? <LazyImage eager src={picture.url} alt="" width={912} height={285} /> : null}
      {summary && !content.includes(summary) ? <p>{summary}</p> : null}
      {told ? (
        <h2 className="p-section__title">{text('promotions.detail.terms')}</h2>
      ) : (
        <Notice>{text('promotions.ticket.noTerms')}</Notice>
      )}
      {content ? <Html html={content} /> : null}
      {contents
        .filter((part) => !content.includes(part.content))
        .map((part) => (
          <section key={part.sequence}>
            <h3 className="p-card__title">{part.title}</h3>
            <Html html={part.content} />
          </section>
        ))}
    </Columns>
  )
}
