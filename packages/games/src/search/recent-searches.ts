import type { TextStore } from '@parlour/api-client'

const key = 'SEARCHES'
const most = 8
const longest = 64

/** What was searched for on this device, the last first; what does not read as such is nothing. Source: BEY-24. */
export function recentSearches(store: TextStore): string[] {
  try {
    const kept: unknown = JSON.parse(store.get(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

const keep = (store: TextStore, searches: readonly string[]): string[] => {
  if (searches.length === 0) store.remove(key)
  else store.set(key, JSON.stringify(searches))
  return [...searches]
}

const isOther =
  (typed: string) =>
  (text: string): boolean =>
    text.toLowerCase() !== typed.toLowerCase()

/** Keeps a search before the others, eight at most; gives them as they are then. */
export function rememberSearch(store: TextStore, typed: string): string[] {
  const text = typed.trim().slice(0, longest)
  const others = recentSearches(store)
  return text ? keep(store, [text, ...others.filter(isOther(text))].slice(0, most)) : others
}

/** Forgets one search, or all of them; gives what is left. */
export const forgetSearch = (store: TextStore, typed?: string): string[] =>
  keep(store, typed === undefined ? [] : recentSearches(store).filter(isOther(typed)))
