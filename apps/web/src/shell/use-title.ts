import { useEffect } from 'react'
import { brand } from '../brand.ts'

/** Names the page in the tab and in the history: what it shows, then the brand. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} \u00b7 ${brand.title}` : brand.title
  }, [title])
}
