import type { BannerGroup } from '@parlour/site'
import { LazyVisible } from '@parlour/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { ensureMessages, wordsAtom } from '../platform/language.ts'
import { persist } from '../platform/persist.ts'
import { HomeScreen } from './home-screen.tsx'
import { siteWindowAtom } from './site-window.ts'
import { useChunk } from './use-chunk.ts'
import { useLostGame } from './use-lost-game.tsx'
import { useSite } from './use-site.ts'

const loadMore = () => import('./home-more.tsx')

/** Home with its lower part, which is asked for when the window comes near it. */
export function HomePage({ banners }: { banners?: BannerGroup }) {
  const { language, currency, openGame, openBanner, openLottery } = useSite()
  const show = useSetAtom(siteWindowAtom)
  const store = useStore()
  const { complete } = useAtomValue(wordsAtom)
  const [near, setNear] = useState(false)
  const More = useChunk(near && complete, loadMore)
  const come = () => {
    setNear(true)
    // The lower part speaks words that come after those of the first screen.
    void persist(() => ensureMessages(store))
  }
  const more = !More ? (
    <LazyVisible height="home" onNear={come} />
  ) : (
    <More
      language={language}
      currency={currency}
      onOpen={openGame}
      onDetails={(game) => show({ id: 'details', game })}
      onPlay={openLottery}
      onNotice={(notice) => show({ id: 'notices', notice })}
    />
  )
  const lost = useLostGame()
  return (
    <>
      {lost}
      <HomeScreen
        {...(banners && { banners })}
        language={language}
        currency={currency}
        origin={window.location.origin}
        more={more}
        onGame={openGame}
        onBanner={openBanner}
      />
    </>
  )
}
