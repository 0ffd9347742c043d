import { announcementsQuery } from '@parlour/site'
import { hotGamesQuery, newGamesQuery, vendorsQuery } from '@parlour/games'
import { createFileRoute } from '@tanstack/react-router'
import { wordsAtom } from '../platform/language.ts'
import { HomeScreen } from '../shell/home-screen.tsx'
import { useChunk } from '../shell/use-chunk.ts'
import { useTitle } from '../shell/use-title.ts'
import { useSite } from '../shell/use-site.ts'

const loadMore = () => import('../shell/home-more.tsx')

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient, store } }) => {
    const { language } = store.get(wordsAtom)
    return Promise.allSettled([
      queryClient.ensureQueryData(announcementsQuery(api, language)),
      queryClient.ensureQueryData(vendorsQuery(api, language)),
      queryClient.ensureQueryData(hotGamesQuery(api, language)),
      queryClient.ensureQueryData(newGamesQuery(api, language)),
    ])
  },
  component: Home,
})

function Home() {
  const { language, currency, openGame, openBanner } = useSite()
  useTitle(null)
  const More = useChunk(true, loadMore)
  const more = More && <More language={language} currency={currency} />
  return <HomeScreen language={language} currency={currency} origin={window.location.origin} more={more} onGame={openGame} onBanner={openBanner} />
}
