import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { Run } from './row-runs.ts'

/** A measured grid: tiles a row, px from one row to the next, the gap in it, and the rows near the window. */
export type NearRows = { columns: number; pitch: number; gap: number; pageRows: number; near: Run; firstSeen: number }

/** How far above and below the window rows are drawn already, in px. */
const margin = 400

const measure = (list: HTMLElement) => {
  const tile = list.querySelector<HTMLElement>(':scope > .p-tile')
  if (!tile?.offsetHeight) return
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const gap = Number.parseFloat(rowGap) || 0
  return { columns: gridTemplateColumns.split(' ').length, pitch: tile.getBoundingClientRect().height + gap, gap }
}

const look = (list: HTMLElement, size: NonNullable<ReturnType<typeof measure>>): NearRows => {
  const { top } = list.getBoundingClientRect()
  const row = (px: number) => Math.floor((px - top) / size.pitch)
  return {
    ...size,
    pageRows: Math.max(1, Math.floor(innerHeight / size.pitch)),
    near: { from: row(-margin), to: row(innerHeight + margin) + 1 },
    firstSeen: Math.max(0, row(0)),
  }
}

const same = (a: NearRows | undefined, b: NearRows) =>
  a !== undefined &&
  a.columns === b.columns &&
  a.pitch === b.pitch &&
  a.near.from === b.near.from &&
  a.near.to === b.near.to

/** Measures a grid of tiles of one height and follows the window over it; undefined until it has been drawn once. */
export const useNearRows = (list: RefObject<HTMLElement | null>): NearRows | undefined => {
  const [rows, setRows] = useState<NearRows>()
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid) return
    let size = measure(grid)
    const follow = () => {
      if (!size) return
      const next = look(grid, size)
      setRows((before) => (same(before, next) ? before : next))
    }
    const remeasure = () => {
      size = measure(grid) ?? size
      follow()
    }
    follow()
    const resized = new ResizeObserver(remeasure)
    resized.observe(grid)
    // Scrolling does not bubble; what scrolls may be the page or a box in it.
    addEventListener('scroll', follow, { passive: true, capture: true })
    addEventListener('resize', remeasure)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', remeasure)
    }
  }, [list])
  return rows
}
