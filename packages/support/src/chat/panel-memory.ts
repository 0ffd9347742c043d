import type { TextStore } from '@parlour/api-client'

const key = 'parlour.chat'

/** Where the chat stands and how large it is: px from the lower end corner of the window. */
export interface RoomPlace {
  readonly inline: number
  readonly block: number
  readonly width: number
  readonly height: number
  readonly minimised: boolean
}

const isPlace = (value: unknown): value is RoomPlace =>
  typeof value === 'object' &&
  value !== null &&
  'minimised' in value &&
  typeof value.minimised === 'boolean' &&
  (['inline', 'block', 'width', 'height'] as const).every((name) =>
    Number.isFinite((value as Record<string, unknown>)[name]),
  )

/**
 * The stored place of the chat panel. Source: MOD-06.
 *
 * @returns null when there is none or it is broken
 * @example const place = readPlace(localTexts)
 */
export function readPlace(store: TextStore): RoomPlace | null {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null')
    return isPlace(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Stores the place of the chat panel; the next chat opens there, not minimised.
 *
 * @example storePlace(localTexts, { inline: 24, block: 24, width: 360, height: 520, minimised: false })
 */
export const storePlace = (store: TextStore, place: RoomPlace): void =>
  store.set(key, JSON.stringify({ ...place, minimised: false }))
