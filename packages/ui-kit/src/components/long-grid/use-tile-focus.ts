import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { setStop } from '../game-grid/use-grid-keys.ts'
import { nextTile, type GridShape } from './next-tile.ts'

const placeOf = (element: Element | null) => {
  const place = element?.closest('li')?.getAttribute('aria-posinset')
  return place ? Number(place) - 1 : undefined
}

/**
 * [BEY-19] One stop of the Tab key in a grid of which only a part is drawn: `at` is the tile with the focus, or that
 * had it last; its row has to be drawn. Keys may lead to a tile that is not there yet: it gets the focus once it is.
 */
export const useTileFocus = (
  list: RefObject<HTMLUListElement | null>,
  shape: Omit<GridShape, 'ltr'>,
  firstSeen: number,
) => {
  const [focused, setFocused] = useState<number>()
  const wanted = useRef<number>(undefined)
  const at = focused === undefined || shape.count === 0 ? undefined : Math.min(focused, shape.count - 1)

  useLayoutEffect(() => {
    for (const tile of list.current?.children ?? []) {
      const place = placeOf(tile)
      if (place !== undefined) setStop(tile, place === (at ?? firstSeen))
      if (place === undefined || place !== wanted.current) continue
      wanted.current = undefined
      tile.querySelector<HTMLElement>('[data-tile]')?.focus({ preventScroll: true })
      tile.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })

  const onFocus = (event: FocusEvent) => setFocused(placeOf(event.target))
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const from = placeOf(document.activeElement)
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextTile(event.key, from, { ...shape, ltr: getComputedStyle(event.currentTarget).direction === 'ltr' })
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setFocused(next)
  }
  return { at, onFocus, onKeyDown }
}
