import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

const watch = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is a phone's, narrower than 768 px; a server draws the wide one. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches, () => false)
