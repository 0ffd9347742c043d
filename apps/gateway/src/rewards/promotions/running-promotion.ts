import { firstOwnAnnouncement } from '../../content/index.ts'
import { isListed, isOn } from '../../kernel/ports/index.ts'
import type { AnnouncementRow, PromotionRow } from '../../kernel/ports/index.ts'
import type { PromotionTerms, PromotionType, RuleOf, Words } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, sentences } from '../../kernel/http/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

type Published = Pick<Gateway, 'content'>

/** A promotion of one type that gives money with terms. */
export type PaidPromotion<Type extends PromotionType> = PromotionRow & {
  readonly rule: RuleOf<Type>
  readonly terms: PromotionTerms
}

/** Whether a promotion is of a type and gives money with terms. */
export const isPaid =
  <Type extends PromotionType>(type: Type) =>
  (row: PromotionRow | undefined): row is PaidPromotion<Type> =>
    row?.type === type && row.terms !== null

/** The promotions that run at `now`, in the operator's order. */
export const runningPromotions = ({ content }: Published, now: number): AnnouncementRow[] =>
  content.announcements.filter((row) => row.type === 'PR' && isOn(row, now))

/** The promotions that run or begin soon at `now`, in the operator's order. */
export const listedPromotions = ({ content }: Published, now: number): AnnouncementRow[] =>
  content.announcements.filter((row) => row.type === 'PR' && isListed(row, now))

/** The promotions of a type that fit and give money with terms, in the operator's order. */
const promotionsWhere = <Type extends PromotionType>(
  { content }: Published,
  type: Type,
  fits: (row: AnnouncementRow) => boolean,
): PaidPromotion<Type>[] =>
  content.announcements
    .filter((row) => row.type === 'PR' && fits(row))
    .map(({ id }) => content.promotions.get(id))
    .filter(isPaid(type))

/** The promotions of a type that run at `now`, in the operator's order. */
export const runningOf = <Type extends PromotionType>(
  gateway: Published,
  type: Type,
  now: number,
): PaidPromotion<Type>[] => promotionsWhere(gateway, type, (row) => isOn(row, now))

/** The promotions of a type that run at `now` and ran at `since` already. */
export const runningSince = <Type extends PromotionType>(
  gateway: Published,
  type: Type,
  { since, now }: { readonly since: number; readonly now: number },
): PaidPromotion<Type>[] => promotionsWhere(gateway, type, (row) => row.startDate <= since && isOn(row, now))

/** The end of a promotion is the last second of its last day. */
const lastSecond = 1_000

/** Whether a promotion runs to the last second before a moment. */
export const lastsUntil = ({ endDate }: Pick<AnnouncementRow, 'endDate'>, until: number): boolean =>
  endDate === null || endDate >= until - lastSecond

/** The promotions of a type that ran through a period: one that ended within it gives nothing for it. */
export const ranThrough = <Type extends PromotionType>(
  gateway: Published,
  type: Type,
  { from, until }: Period,
): PaidPromotion<Type>[] => promotionsWhere(gateway, type, (row) => row.startDate <= from && lastsUntil(row, until))

/** A promotion that runs at `now`. @throws DomainError promotion.unknown */
export function runningPromotion(gateway: Published, id: number, now: number): AnnouncementRow {
  const found = runningPromotions(gateway, now).find((promotion) => promotion.id === id)
  if (!found) throw new DomainError('promotion.unknown')
  return found
}

/** What a promotion is called, also when it is over. */
export const promotionTitle = ({ content }: Published, id: number): Words =>
  content.announcements.find((promotion) => promotion.id === id)?.title ?? sentences('reward.promotion', { id })

/**
 * What a claim for a period of a promotion is known by. Those of the seed
 * carry the period alone, as claims did while each type had one promotion.
 */
export const referenceFor = ({ id }: Pick<PromotionRow, 'id'>, period: string): string =>
  id < firstOwnAnnouncement ? period : `${id}/${period}`
