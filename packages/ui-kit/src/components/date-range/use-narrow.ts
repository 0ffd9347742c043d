import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

const watch = (onChange: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the page is a phone's; a server draws the wide one. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches, () => false)
