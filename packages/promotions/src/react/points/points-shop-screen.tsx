import type { RewardType } from '@parlour/api-client/endpoints'
import { useAccountRole } from '@parlour/screen-kit/react'
import { Button, EmptyState, PageHead } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MemberPointsShop } from './member-points-shop.tsx'
import type { PointRecord, PointRecordProps } from './point-record.ts'

const isKind = (text: string | undefined): text is RewardType => text === 'CASH' || text === 'PROMO' || text === 'GIFT'

/** Props of `PointsShopScreen`. */
export interface PointsShopScreenProps extends PointRecordProps {
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The kind of reward that the address names; what is none of them stands for all. */
  readonly category?: string | undefined
  /** The record that the address names; without one the rewards are shown. */
  readonly historyView?: string | undefined
  /** Where the payment password is set. */
  readonly passwordHref: string
  /** The name of a category of games, as the platform codes it. */
  readonly categoryName: (code: string) => string
  readonly onCategory: (category: RewardType | '') => void
  readonly onHistoryView: (view: PointRecord | undefined) => void
  readonly onLogin: () => void
  /** Opens the registration; without it a demo account is offered none. */
  readonly onRegister?: (() => void) | undefined
}

/**
 * The points shop: points, rewards, conversion and records. Guests get a login button, demo accounts a message that
 * they have no points (SYS-05, PNT-01).
 *
 * @example <PointsShopScreen {...shop} language="EN" currency="PHP" passwordHref="/member/securityCenter" />
 */
export function PointsShopScreen({
  category,
  historyView,
  onHistoryView,
  onLogin,
  onRegister,
  ...rest
}: PointsShopScreenProps) {
  const text = usePromotionsText()
  const role = useAccountRole()
  const record = historyView === 'redemptions' || historyView === 'points' ? historyView : undefined
  return (
    <>
      <PageHead title={text('promotions.shop.title')} hint={text('promotions.shop.lead')} />
      {role === 'guest' ? (
        <EmptyState
          title={text('promotions.shop.guest.title')}
          text={text('promotions.shop.guest.text')}
          action={
            <Button variant="primary" onClick={onLogin}>
              {text('promotions.shop.login')}
            </Button>
          }
        />
      ) : null}
      {role === 'demo' ? (
        <EmptyState
          title={text('promotions.shop.demo.title')}
          text={text('promotions.shop.demo.text')}
          action={onRegister && <Button onClick={onRegister}>{text('promotions.shop.register')}</Button>}
        />
      ) : null}
      {role === 'member' ? (
        <MemberPointsShop
          {...rest}
          category={isKind(category) ? category : ''}
          record={record}
          onRecord={onHistoryView}
        />
      ) : null}
    </>
  )
}
