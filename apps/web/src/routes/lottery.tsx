import { lotteryParams } from '@parlour/games'
import { LotteryLobby, useLotteryFavourites } from '@parlour/games/react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { deviceStore } from '../platform/stores.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { hrefs } from './-hrefs.ts'
import { withMessages } from './-with-messages.ts'

type LotterySearch = Parameters<typeof hrefs.lottery>[0]

export const Route = createFileRoute('/lottery')({
  validateSearch: lotteryParams,
  loader: withMessages,
  component: Lottery,
})

function Lottery() {
  const { gameCode, playType } = Route.useSearch()
  const { language, currency, openLottery } = useSite()
  const navigate = useNavigate()
  const favourites = useLotteryFavourites(deviceStore)
  useTitle(useShellText()('web.head.lottery'))
  const go = (next: LotterySearch) => void navigate({ href: hrefs.lottery(next), replace: true, resetScroll: false })
  return (
    <LotteryLobby
      {...(gameCode !== undefined && { gameCode })}
      {...(playType !== undefined && { playType })}
      language={language}
      currency={currency}
      homeHref={hrefs.home}
      favourites={favourites}
      onPlay={openLottery}
      onGameCode={(next) => go({ gameCode: next, playType })}
      onPlayType={(next) => go({ gameCode, playType: next })}
    />
  )
}
