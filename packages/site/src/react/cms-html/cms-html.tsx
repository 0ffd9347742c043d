import { useEffect, useRef } from 'react'
import { sanitise } from './sanitise.ts'

interface CmsHtmlProps {
  /** HTML as the server sent it. */
  html: string
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[]
}

/** The one place where server HTML becomes elements. The sanitiser loads when the first one shows. */
export function CmsHtml({ html, imageOrigins = [] }: CmsHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  const origins = imageOrigins.join(' ')
  useEffect(() => {
    let current = true
    void import('dompurify').then(({ default: purify }) => {
      if (current) box.current?.replaceChildren(sanitise(purify, html, window.location.origin, origins.split(' ')))
    })
    return () => {
      current = false
    }
  }, [html, origins])
  return <div ref={box} className="p-prose" />
}
