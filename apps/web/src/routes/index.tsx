import { announcementsQuery } from '@parlour/site'
import { hotGamesQuery, newGamesQuery, providersQuery } from '@parlour/games'
import { createFileRoute } from '@tanstack/react-router'
import { wordsAtom } from '../platform/language.ts'
import { HomePage } from '../shell/home-page.tsx'
import { useTitle } from '../shell/use-title.ts'

export const Route = createFileRoute('/')({
  loader: ({ context: { api, queryClient, store } }) => {
    const { language } = store.get(wordsAtom)
    return Promise.allSettled([
      queryClient.ensureQueryData(announcementsQuery(api, language)),
      queryClient.ensureQueryData(providersQuery(api, language)),
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
