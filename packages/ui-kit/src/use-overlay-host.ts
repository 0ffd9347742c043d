import { useCallback, useRef, useState } from 'react'

/**
 * The modal that an overlay's trigger stands in, and the ref for that trigger. An
 * overlay is drawn in there, since the rest of the page is inert and covered then;
 * without a modal it is drawn at the end of the page. `at` is what the ref was given to.
 */
export const useOverlayHost = () => {
  const [host, setHost] = useState<HTMLElement>()
  const at = useRef<Element>(null)
  const trigger = useCallback((element: Element | null) => {
    at.current = element
    setHost(element?.closest('dialog') ?? undefined)
  }, [])
  return { host, trigger, at }
}
