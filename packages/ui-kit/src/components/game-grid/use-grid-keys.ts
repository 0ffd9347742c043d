import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useEffect } from 'react'

const tileOf = (element: Element | null) => element?.closest('li') ?? null

/** Makes what can be pressed in a tile stops of the Tab key, or not. */
export const setStop = (tile: Element | null, stop: boolean) => {
  for (const control of tile?.querySelectorAll<HTMLElement>('[data-tile], button') ?? [])
    control.tabIndex = stop ? 0 : -1
}

const target = (tiles: Element[], at: number, key: string, ltr: boolean): number | undefined => {
  const top = (index: number) => tiles[index]?.getBoundingClientRect().top ?? 0
  const perRow = Math.max(
    1,
    tiles.findIndex((_, index) => top(index) > top(0) + 4),
  )
  const row = perRow === 1 && top(tiles.length - 1) <= top(0) + 4 ? tiles.length : perRow
  const step: Record<string, number> = {
    ArrowRight: at + (ltr ? 1 : -1),
    ArrowLeft: at + (ltr ? -1 : 1),
    ArrowDown: at + row,
    ArrowUp: at - row,
    Home: 0,
    End: tiles.length - 1,
  }
  return step[key]
}

/**
 * Makes a list of tiles one stop of the Tab key and moves inside it with arrows, Home and End.
 * The mark is kept in the elements, so that moving redraws no tile.
 */
export const useGridKeys = (list: RefObject<HTMLUListElement | null>) => {
  useEffect(() => {
    const tiles = [...(list.current?.children ?? [])]
    const current = tiles.find((tile) => tile.querySelector('[data-tile][tabindex="0"]')) ?? tiles[0]
    for (const tile of tiles) setStop(tile, tile === current)
  })

  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    const tile = tileOf(event.target)
    for (const other of event.currentTarget.querySelectorAll('li:has([tabindex="0"])'))
      if (other !== tile) setStop(other, false)
    setStop(tile, true)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const tiles = [...event.currentTarget.children]
    const at = tiles.findIndex((tile) => tile.contains(document.activeElement))
    const ltr = getComputedStyle(event.currentTarget).direction === 'ltr'
    const next = tiles[target(tiles, at, event.key, ltr) ?? -1]
    const control = next?.querySelector<HTMLElement>('[data-tile]')
    if (at < 0 || !control) return
    event.preventDefault()
    control.focus()
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return { onFocus, onKeyDown }
}
