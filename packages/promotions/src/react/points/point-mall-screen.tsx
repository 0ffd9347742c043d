import type { RewardType } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { Button, EmptyState, PageHead } from '@parlour/ui-kit'
import { useAccount } from '../use-account.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MemberMall, type PointRecord } from './member-mall.tsx'

const isKind = (text: string | undefined): text is RewardType => text === 'CASH' || text === 'PROMO' || text === 'GIFT'

/** Props of `PointMallScreen`. */
export interface PointMallScreenProps {
  readonly language: LanguageCode
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
  /** Opens the registration; without it a trial account is offered none. */
  readonly onRegister?: (() => void) | undefined
}

/** The point mall: points, rewards, conversion and records; guests are asked to log in, trial accounts told that they have no points (SYS-05, PNT-01). */
export function PointMallScreen({ category, historyView, onHistoryView, onLogin, onRegister, ...rest }: PointMallScreenProps) {
  const text = usePromotionsText()
  const { role } = useAccount()
  const record = historyView === 'redemptions' || historyView === 'points' ? historyView : undefined
  return (
    <>
      <PageHead title={text('promotions.mall.title')} hint={text('promotions.mall.lead')} />
      {role === 'guest' ? <EmptyState title={text('promotions.mall.guest.title')} text={text('promotions.mall.guest.text')} action={<Button variant="primary" onClick={onLogin}>{text('promotions.mall.login')}</Button>} /> : null}
      {role === 'trial' ? <EmptyState title={text('promotions.mall.trial.title')} text={text('promotions.mall.trial.text')} action={onRegister && <Button onClick={onRegister}>{text('promotions.mall.register')}</Button>} /> : null}
      {role === 'member' ? <MemberMall {...rest} category={isKind(category) ? category : ''} record={record} onRecord={onHistoryView} /> : null}
    </>
  )
}
