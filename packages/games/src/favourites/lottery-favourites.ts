import type { TextStore } from '@parlour/api-client'

const key = 'LOTTFAV'

type Kept = Record<string, readonly string[]>

const isCodes = (value: unknown): value is string[] => Array.isArray(value) && value.every((code) => typeof code === 'string')

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

/** The codes of the lotteries that a member kept on this device, the last one first. Source: LOB-06, specification 3. */
export const lotteryFavourites = (store: TextStore, username: string): readonly string[] => new Map(Object.entries(read(store))).get(username) ?? []

/** Keeps a lottery that is not kept, drops one that is; gives the codes as they are then. Others on this device keep theirs. */
export function toggleLotteryFavourite(store: TextStore, username: string, code: string): readonly string[] {
  const kept = new Map(Object.entries(read(store)))
  const codes = kept.get(username) ?? []
  const next = codes.includes(code) ? codes.filter((other) => other !== code) : [code, ...codes]
  kept.set(username, next)
  store.set(key, JSON.stringify(Object.fromEntries(kept)))
  return next
}
