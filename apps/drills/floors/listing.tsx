import { useEffect, useEffectEvent, useRef } from 'react'
import type { Shown } from './content.ts'
import { Tile } from './tile.tsx'
import type { Words } from './messages.ts'

interface ListingProps {
  title: string
  pages: readonly (readonly Shown[])[]
  words: Words
  /** Asks for the next page, where there is one. */
  onMore(): void
}

/** A list of the floors: its pages stay in the document, and the browser leaves out what is far. */
export function Listing({ title, pages, words, onMore }: ListingProps) {
  const foot = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (!foot.current) return
    const watch = new IntersectionObserver(
      ([look]) => {
        if (look?.isIntersecting) more()
      },
      { rootMargin: '1000px 0px' },
    )
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [pages.length])
  return (
    <>
      <h1>{title}</h1>
      {pages.map((games) => (
        <ul className="page" key={games[0]?.picture}>
          {games.map((game) => (
            <Tile key={game.picture} {...game} words={words} />
          ))}
        </ul>
      ))}
      <div ref={foot} />
    </>
  )
}
