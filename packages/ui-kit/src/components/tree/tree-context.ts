import { createContext } from 'react'

/** Which item of a tree the keyboard is at (its id; null before the first visit), and how deep this place is, from 1. */
export const TreeContext = createContext<{
  readonly current: string | null
  readonly onCurrent: (id: string) => void
  readonly level: number
}>({ current: null, onCurrent: () => undefined, level: 1 })
