import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** The direction that the page is read in now. */
export const useDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    watch,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
