import { useEffect } from 'react'
import { brand } from '../brand.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Names the page in the tab and in the history: what it shows, then the brand. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} \u00b7 ${capital(brand.name)}` : capital(brand.name)
  }, [title])
}
