import type { TextStore } from '@parlour/api-client'

const key = 'LOTTFAV'

type Kept = Record<string, readonly string[]>

const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string')

/** What is kept for everybody on this device; what cannot be read counts as nothing. */
function read(store: TextStore): Kept {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isCodes(entry[1])))
  } catch {
    return {}
  }
}

/**
 * The favourite lotteries of a member on this device, the latest first. Source: LOB-06, specification 3.
 *
 * @param username the member
 * @returns lottery codes
 * @example lotteryFavourites(localTexts, 'linhtran88')
 */
export const lotteryFavourites = (store: TextStore, username: string): readonly string[] =>
  new Map(Object.entries(read(store))).get(username) ?? []

/**
 * Adds a lottery to a member's favourites on this device, or removes it.
 *
 * @param username the member
 * @param code the lottery's code
 * @returns the codes afterwards
 * @example toggleLotteryFavourite(localTexts, 'linhtran88', 'PH645')
 */
export function toggleLotteryFavourite(store: TextStore, username: string, code: string): readonly string[] {
  const kept = new Map(Object.entries(read(store)))
  const codes = kept.get(username) ?? []
  const next = codes.includes(code) ? codes.filter((other) => other !== code) : [code, ...codes]
  kept.set(username, next)
  store.set(key, JSON.stringify(Object.fromEntries(kept)))
  return next
}
