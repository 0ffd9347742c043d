import { isOverlayOpen } from '@parlour/ui-kit'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { siteWindowAtom } from './site-window.ts'

const writes = 'input, textarea, select, [contenteditable], iframe'

/** '/' opens the search wherever no field has the focus and no window is open. Source: BEY-24. */
export function useSearchKey(): void {
  const show = useSetAtom(siteWindowAtom)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      const writing = target instanceof Element && target.closest(writes) !== null
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || writing || isOverlayOpen()) return
      event.preventDefault()
      show({ id: 'search' })
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [show])
}
