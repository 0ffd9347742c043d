import { vietnamParams } from '@parlour/games'
import { VietnamLobby, useLotteryFavourites } from '@parlour/games/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { deviceStore } from '../platform/stores.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/vnlottery')({
  validateSearch: vietnamParams,
  loader: withMessages,
  component: Vietnam,
})

function Vietnam() {
  const search = Route.useSearch()
  const { language, openLottery } = useSite()
  const navigate = useNavigate()
  const favourites = useLotteryFavourites(deviceStore)
  useTitle(useShellText()('web.head.vietnam'))
  return (
    <VietnamLobby
      {...search}
      language={language}
      homeHref={hrefs.home}
      favourites={favourites}
      onPlay={openLottery}
      onGameCode={(gameCode) => void navigate({ href: hrefs.vietnam({ gameCode }), replace: true, resetScroll: false })}
    />
  )
}
