import type { TextStore } from '@parlour/api-client'

/** How many rows a page of a list may have; the first where nothing was chosen. */
export const listSizes = [10, 25, 50, 100] as const

/** Rows of a page. */
export type ListSize = (typeof listSizes)[number]

/** How many rows a page of each list has, as it was chosen on this device. */
export interface ListSizeSource {
  get(): ListSize
  set(size: ListSize): void
  /** Calls `changed` after each choice, until the returned function is called. */
  subscribe(changed: () => void): () => void
}

const name = 'listSize'

/**
 * Keeps how many rows a page of a list has, for all lists of the device.
 *
 * @param store what lasts on this device
 * @returns the source for a `ListSizeProvider`; 10 rows where the store has none of the sizes
 * @example const listSize = createListSize(deviceStore)
 */
export function createListSize(store: TextStore): ListSizeSource {
  const listeners = new Set<() => void>()
  return {
    get: () => listSizes.find((each) => String(each) === store.get(name)) ?? listSizes[0],
    set(size) {
      store.set(name, String(size))
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
