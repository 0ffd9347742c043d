import type { VendorCard } from '@parlour/api-client/endpoints'
import type { Category, VendorSigns } from './category.ts'
import { decisions } from './decisions.ts'
import { fromCard, type Game } from '../game.ts'

/** The code of a vendor as it may be read: with the currency language, those that begin with TCG are blank. Source: LOB-05. */
export const shownCode = (code: string, { currencyLanguage }: VendorSigns): string => (currencyLanguage && code.startsWith('TCG') ? '' : code)

/** The name of a vendor in the addresses of its icons: with the currency language, BTI has another. Source: LOB-05. */
export const iconCode = (code: string, { currencyLanguage, iconNames }: VendorSigns): string => (currencyLanguage ? (iconNames[code] ?? code) : code)

const pictured = (address: string | null, code: string, icon: string): string | null => address?.replace(`/${code}-`, `/${icon}-`) ?? null

/** A vendor's card as it is shown: its code only where it may be read, its icons under their own name. Source: LOB-05, contract 3.1. */
export function signedCard(card: VendorCard, signs: VendorSigns): VendorCard {
  const { vassalage: code, displayName, smallIcon, lagerIcon } = card
  const icon = iconCode(code, signs)
  return {
    ...card,
    displayName: displayName === code ? shownCode(code, signs) : displayName,
    smallIcon: pictured(smallIcon, code, icon),
    lagerIcon: pictured(lagerIcon, code, icon),
  }
}

/** Hot vendors first, each group in the order of the platform. Source: LOB-04. */
export const hotFirst = (cards: readonly VendorCard[]): VendorCard[] => cards.toSorted((a, b) => Number(b.isHot) - Number(a.isHot))

/** Where a choice in the menu leads: to the list of a studio, or into a game. */
export type MenuTarget = { readonly kind: 'list'; readonly studio: string } | { readonly kind: 'game'; readonly game: Game }

/** Where the card of a vendor leads, by the decisions of its category; a card that names no game leads to its list. Source: LOB-04, LAU-01. */
export function menuTarget(category: Category, card: VendorCard): MenuTarget {
  const decision = decisions[category][card.isGame === 'VASSALAGE' ? 'list' : 'game']
  const game = decision === 'game' ? fromCard(card, category) : null
  return game ? { kind: 'game', game } : { kind: 'list', studio: card.vassalage }
}
