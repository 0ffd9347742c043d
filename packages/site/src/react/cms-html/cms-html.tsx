import { Button, ErrorState } from '@parlour/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useSiteText } from '../use-site-text.ts'
import { sanitise } from './sanitise.ts'

interface CmsHtmlProps {
  /** HTML as the server sent it. */
  html: string
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[]
}

/**
 * Renders HTML of the server, sanitised. It is the only component that does; the sanitiser loads with the first one.
 *
 * @example <CmsHtml html={announcement.content} />
 */
export function CmsHtml({ html, imageOrigins = [] }: CmsHtmlProps) {
  const text = useSiteText()
  const box = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const origins = imageOrigins.join(' ')
  useEffect(() => {
    let current = true
    import('dompurify').then(
      ({ default: purify }) =>
        current && box.current?.replaceChildren(sanitise(purify, html, window.location.origin, origins.split(' '))),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [html, origins, failed])
  if (failed)
    return (
      <ErrorState
        title={text('site.html.failed')}
        action={<Button onClick={() => setFailed(false)}>{text('site.html.retry')}</Button>}
      />
    )
  return <div ref={box} className="p-prose" />
}
