import { GameScreen, SeamlessScreen } from '@parlour/game-launch/react'
import { useBalance } from '@parlour/member/react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { launchJournal } from '../platform/launch-journal.ts'
import { useDeposit } from '../shell/use-cashier.ts'
import { useCloseGame } from '../shell/use-close-game.ts'
import { useGameOrigins } from '../shell/use-game-origins.ts'
import { useSimilar } from '../shell/use-similar.ts'
import { useSite } from '../shell/use-site.ts'
import { useTitle } from '../shell/use-title.ts'
import { gameOf, lotteryOf } from './-game-of.ts'
import type { GameSearch } from './-game-search.ts'
import { hrefs } from './-hrefs.ts'

/** What both ways of showing a game need of the site. */
function useGame() {
  const search: GameSearch = useSearch({ strict: false })
  const { language, secretsShown, openGame, openLogin, refreshBalance } = useSite()
  const game = lotteryOf(search) ?? gameOf(search)
  useTitle(game.name || null)
  const navigate = useNavigate()
  const closeGame = useCloseGame()
  const { data: balance } = useBalance()
  const gameOrigins = useGameOrigins()
  const deposit = useDeposit()
  const showSimilar = useSimilar(language)
  const exit = () => {
    refreshBalance()
    closeGame()
  }
  return {
    // Another game begins again, with nothing of the one before.
    key: JSON.stringify(game),
    game,
    language,
    gameOrigins,
    merchant: brand.merchant,
    journal: launchJournal,
    balance: balance?.sumBalance ?? null,
    suspended: secretsShown,
    blocked: search.blocked === '1',
    backUrl: window.location.origin + hrefs.home,
    onLogin: openLogin,
    onExit: exit,
    onOther: openGame,
    ...('nodeId' in game && { onSimilar: () => showSimilar(game) }),
    ...(deposit && { onDeposit: () => void navigate({ href: hrefs.member('depositv2') }) }),
    onBalanceChanged: refreshBalance,
  }
}

/** A game in a frame below the header. */
export function Game() {
  const { key, ...game } = useGame()
  return <GameScreen key={key} {...game} />
}

/** A game that has the whole page. Source: SYS-10. */
export function Seamless() {
  const { key, ...game } = useGame()
  return <SeamlessScreen key={key} {...game} bars={brand.bars.seamless} />
}
