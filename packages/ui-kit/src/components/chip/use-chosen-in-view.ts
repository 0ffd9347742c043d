import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'

/** Moves a row that scrolls sideways, and nothing else, until the chosen part (`aria-current`) stands in its middle. */
export const useChosenInView = (row: RefObject<HTMLElement | null>, chosen: string | undefined) => {
  useLayoutEffect(() => {
    const part = row.current?.querySelector('[aria-current]')
    if (!row.current || !part || chosen === undefined) return
    const [outer, inner] = [row.current.getBoundingClientRect(), part.getBoundingClientRect()]
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'instant' })
  }, [row, chosen])
}
