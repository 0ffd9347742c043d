import { useEffect, useRef } from 'react'

/**
 * Takes what has wrapped out of a row of one line off the Tab order
 * as well: it is out of sight, and stands in the menu anyway.
 */
export const useFold = (places: unknown) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const links = [...(row.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const observer = new ResizeObserver(() => {
      for (const link of links) link.inert = link.offsetTop > (links[0]?.offsetTop ?? 0)
    })
    for (const link of links) observer.observe(link)
    if (row.current) observer.observe(row.current)
    return () => observer.disconnect()
  }, [places])
  return row
}
