import { useCallback, useState } from 'react'

/**
 * The modal that an overlay's trigger stands in, and the ref for that trigger. An overlay is drawn in there, since the rest of
 * the page is inert and covered then; without a modal it is drawn at the end of the page.
 */
export const useOverlayHost = () => {
  const [host, setHost] = useState<HTMLElement>()
  const trigger = useCallback((element: Element | null) => setHost(element?.closest('dialog') ?? undefined), [])
  return { host, trigger }
}
