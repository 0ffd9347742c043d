import { getMemberInfo, listFavouriteIds, listGames } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { useAuthWindow } from '@parlour/auth/react'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { axeFindings } from '@parlour/vitest/axe'
import { useState, type ComponentProps } from 'react'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { ListingParams } from '../index.ts'
import { ListingScreen } from '../react/index.ts'
import { gameRows, gamesPage, groups, lanes } from './catalogue.ts'

type Props = ComponentProps<typeof ListingScreen>

const Popup = () => {
  const { window: shown } = useAuthWindow()
  return shown && <p>{`${shown} window`}</p>
}

function Listing(props: Props) {
  const [params, setParams] = useState(props.params)
  return (
    <ListingScreen
      {...props}
      params={params}
      onParams={(next) => {
        props.onParams(next)
        setParams(next)
      }}
    />
  )
}

/** A server that lists these games. */
export const serve = (games: object[] = gameRows) =>
  createFakeServer().answer(listGames, gamesPage(games)).answer(listFavouriteIds, [])

const login = (type: number) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: type }, 'linhtran88')
  return session
}

/**
 * Opens a listing in a window `width` px wide. `account` is the type of who is logged in; without it a guest looks on.
 */
export const openListing = async (
  params: ListingParams = {},
  server = serve(),
  { account, width = 1440, ...more }: Partial<Props> & { account?: number; width?: number } = {},
) => {
  await page.viewport(width, 900)
  if (account !== undefined)
    server.answer(getMemberInfo, { id: 1, account: 'linhtran88', nickname: 'Linh', type: account, memberLabel: [] })
  const onParams = vi.fn()
  const onOpen = vi.fn()
  const screen = await render(
    <Surroundings
      server={server}
      messages={messages}
      session={account === undefined ? createTestSession() : login(account)}
    >
      <Listing
        category="RNG"
        params={params}
        language="EN"
        currency="PHP"
        groups={groups}
        lanes={lanes}
        homeHref="/"
        hrefOf={(next) => `/rng?${new URLSearchParams(next as Record<string, string>)}`}
        onParams={onParams}
        onOpen={onOpen}
        {...more}
      />
      <Popup />
    </Surroundings>,
  )
  return {
    screen,
    server,
    onParams,
    onOpen,
    findings: () => axeFindings(screen.container),
  }
}

/** What a listing asked of the server. */
export const asked = (server: ReturnType<typeof serve>) =>
  server.calls.map(({ endpoint }) => endpoint).filter((name) => name !== 'getMemberInfo')
