import type { ProviderCard } from '@parlour/api-client/endpoints'
import type { Category, ProviderMarks } from './category.ts'
import { decisions } from './decisions.ts'
import { fromCard, type Game } from '../game.ts'

/**
 * The code of a provider as it may be read: with the currency
 * language, those that begin with TCG are blank. Source: LOB-05.
 */
export const shownCode = (code: string, { currencyLanguage }: ProviderMarks): string =>
  currencyLanguage && code.startsWith('TCG') ? '' : code

/**
 * The name of a provider in the addresses of its icons: with the currency language, BTI has another. Source: LOB-05.
 */
export const iconCode = (code: string, { currencyLanguage, iconNames }: ProviderMarks): string =>
  currencyLanguage ? (iconNames[code] ?? code) : code

const pictured = (address: string | null, code: string, icon: string): string | null =>
  address?.replace(`/${code}-`, `/${icon}-`) ?? null

/**
 * A vendor's card as it is shown: its code only where it may be read,
 * its icons under their own name. Source: LOB-05, contract 3.1.
 */
export function markedCard(card: ProviderCard, marks: ProviderMarks): ProviderCard {
  const { vassalage: code, displayName, smallIcon, lagerIcon } = card
  const icon = iconCode(code, marks)
  return {
    ...card,
    displayName: displayName === code ? shownCode(code, marks) : displayName,
    smallIcon: pictured(smallIcon, code, icon),
    lagerIcon: pictured(lagerIcon, code, icon),
  }
}

/** Hot providers first, each group in the order of the platform. Source: LOB-04. */
export const hotFirst = (cards: readonly ProviderCard[]): ProviderCard[] =>
  cards.toSorted((a, b) => Number(b.isHot) - Number(a.isHot))

/** Where a choice in the menu leads: to the list of a provider, or into a game. */
export type MenuTarget =
  | { readonly kind: 'list'; readonly provider: string }
  | { readonly kind: 'game'; readonly game: Game }

/**
 * Where the card of a provider leads, by the rules of its category; a card without a game leads to the provider's list.
 * Source: LOB-04, LAU-01.
 *
 * @returns a list or a game
 * @example const target = menuTarget('LIVE', card)
 */
export function menuTarget(category: Category, card: ProviderCard): MenuTarget {
  const decision = decisions[category][card.isGame === 'VASSALAGE' ? 'list' : 'game']
  const game = decision === 'game' ? fromCard(card, category) : null
  return game ? { kind: 'game', game } : { kind: 'list', provider: card.vassalage }
}
