import { createApiClient } from '@parlour/api-client'
import { ApiProvider } from '@parlour/api-client/react'
import type {
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  ResponseOf,
} from '@parlour/api-client/endpoints'
import { announcementsQuery } from '@parlour/site'
import { fromRow, hotGamesQuery, newGamesQuery, providersQuery } from '@parlour/games'
import type { LanguageCode, Messages } from '@parlour/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import { brand } from '../brand.ts'
import { SiteBanners } from '@parlour/site/react'
import { LazyVisible } from '@parlour/ui-kit'
import { HomeScreen } from '../shell/home-screen.tsx'
import { useShellText } from '../shell/use-shell-text.ts'
import { listingBanners } from '../routes/-banner-groups.ts'
import { categoryOf } from '../routes/-hrefs.ts'
import { GuestFrame } from './guest-frame.tsx'

/** What the first screen shows, in the shapes of the endpoint records; a missing part is drawn as its skeleton. */
export interface FirstData {
  readonly announcements: ResponseOf<typeof listAnnouncements> | null
  readonly providers: ResponseOf<typeof listProviders> | null
  readonly hotGames: ResponseOf<typeof listHotGames> | null
  readonly newGames: ResponseOf<typeof listGames> | null
}

interface FirstScreenProps {
  path: string
  language: LanguageCode
  messages: Messages
  origin: string
  data: FirstData
}

/** A client that is never asked: on the server no query runs. */
const silent = (now: number) =>
  createApiClient({
    baseUrl: '',
    merchant: brand.merchant,
    language: () => brand.defaultLanguage,
    store: null,
    now,
    monotonic: () => 0,
    newId: () => '',
    tokens: { get: () => null, expired: () => undefined },
    fetch: () => Promise.reject(new Error('the server asks nothing')),
    cipher: () => Promise.reject(new Error('the server seals nothing')),
  })

const nothing = () => undefined

/** What stands on a page that the server does not draw, until its scripts have come. */
function Loading() {
  const text = useShellText()
  return <p role="status">{text('web.loading')}</p>
}

/**
 * The page as a guest first sees it: the frame everywhere, and where no login comes first the home screen on '/', the
 * banner on a listing that has one; elsewhere that it loads.
 */
export function FirstScreen({ path, language, messages, origin, data }: FirstScreenProps) {
  const api = silent(Date.now())
  const client = new QueryClient()
  if (data.announcements) client.setQueryData(announcementsQuery(api, language).queryKey, data.announcements)
  if (data.providers) client.setQueryData(providersQuery(api, language).queryKey, data.providers)
  if (data.hotGames) client.setQueryData(hotGamesQuery(api, language).queryKey, data.hotGames)
  if (data.newGames) client.setQueryData(newGamesQuery(api, language).queryKey, data.newGames.games.map(fromRow))
  const category = brand.loginFirst ? null : categoryOf(path.slice(1))
  const banners = category && listingBanners[category]
  const home = path === '/' && !brand.loginFirst
  return (
    <StoreProvider>
      <QueryClientProvider client={client}>
        <ApiProvider api={api}>
          <GuestFrame path={path} language={language} messages={messages}>
            {home && (
              <HomeScreen
                language={language}
                currency={brand.currency}
                origin={origin}
                more={<LazyVisible height="home" onNear={nothing} />}
                onGame={nothing}
                onBanner={nothing}
              />
            )}
            {banners && <SiteBanners group={banners} language={language} origin={origin} onOpen={nothing} />}
            {!home && !banners && <Loading />}
          </GuestFrame>
        </ApiProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
}
