import type { BannerGroup } from '@parlour/site'
import { useAtomValue, useSetAtom } from 'jotai'
import { wordsAtom } from '../platform/language.ts'
import { HomeScreen } from './home-screen.tsx'
import { siteWindowAtom } from './site-window.ts'
import { useChunk } from './use-chunk.ts'
import { useLostGame } from './use-lost-game.tsx'
import { useSite } from './use-site.ts'

const loadMore = () => import('./home-more.tsx')

/** Home with its lower part, which comes after the first screen. */
export function HomePage({ banners }: { banners?: BannerGroup }) {
  const { language, currency, openGame, openBanner, openLottery } = useSite()
  const show = useSetAtom(siteWindowAtom)
  // What follows speaks words that come after those of the first screen.
  const { complete } = useAtomValue(wordsAtom)
  const More = useChunk(complete, loadMore)
  const more = More && <More language={language} currency={currency} onOpen={openGame} onDetails={(game) => show({ id: 'details', game })} onPlay={openLottery} onNotice={(notice) => show({ id: 'notices', notice })} />
  const lost = useLostGame()
  return (
    <>
      {lost}
      <HomeScreen {...(banners && { banners })} language={language} currency={currency} origin={window.location.origin} more={more} onGame={openGame} onBanner={openBanner} />
    </>
  )
}
