import { useSyncExternalStore } from 'react'

const query = '(width < 768px)'

const watch = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/**
 * Whether the window is narrower than 768 px; false on a server.
 *
 * @returns true on a phone
 * @example const narrow = useNarrow()
 */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
