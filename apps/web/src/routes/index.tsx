import { announcementsQuery } from '@parlour/site'
import { hotGamesQuery, newGamesQuery, vendorsQuery } from '@parlour/games'
import { createFileRoute } from '@tanstack/react-router'
import { wordsAtom } from '../platform/language.ts'
import { HomePage } from '../shell/home-page.tsx'
import { useTitle } from '../shell/use-title.ts'

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
  useTitle(null)
  return <HomePage />
}
