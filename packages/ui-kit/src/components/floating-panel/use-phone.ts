import { useSyncExternalStore } from 'react'

const phone = '(width < 768px)'

const watch = (changed: () => void) => {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is narrower than 768 px. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(phone).matches, () => false)
