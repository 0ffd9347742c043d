import type { KeyboardEvent } from 'react'
import type { IsoDay } from './iso-day.ts'
import { addDays, addMonths, afterWeekStart } from './iso-day.ts'

type Moves = { day: IsoDay; weekStart: number; onDay: (day: IsoDay) => void }

const target = (key: string, shift: boolean, side: number, { day, weekStart }: Moves): IsoDay | undefined => {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, side)
    case 'ArrowLeft':
      return addDays(day, -side)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -afterWeekStart(day, weekStart))
    case 'End':
      return addDays(day, 6 - afterWeekStart(day, weekStart))
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    default:
      return undefined
  }
}

/**
 * Keys of a grid of days: arrows by day and week (mirrored right-to-left),
 * Home and End in the week, Page keys by month, with Shift by year.
 */
export const useMonthKeys = (moves: Moves) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const day = target(event.key, event.shiftKey, side, moves)
  if (day === undefined) return
  event.preventDefault()
  moves.onDay(day)
}
