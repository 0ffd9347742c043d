import type { Game } from '../../game.ts'
import type { LotteryPlay } from '../../lottery/lottery-play.ts'
import { WinnerBoard } from '../winners/winner-board.tsx'
import { NextDraws } from './next-draws.tsx'
import { PopularGames } from './popular-games.tsx'
import { RecentGames } from './recent-games.tsx'

/** Props of `HomeLower`. */
export interface HomeLowerProps {
  language: string
  currency: string
  /** All draws, and all popular games. */
  lotteryHref: string
  popularHref: string
  onOpen(game: Game): void
  onDetails?: ((game: Game) => void) | undefined
  onPlay(play: LotteryPlay): void
}

/**
 * What follows the first screen of the home page: popular games, the next draws, the winners, one's own games. What loads keeps its
 * room; only what may be absent without a trace stands last, so nothing above it moves. Source: LOB-01.
 */
export function HomeLower({ language, currency, lotteryHref, popularHref, onOpen, onDetails, onPlay }: HomeLowerProps) {
  return (
    <>
      <PopularGames language={language} currency={currency} moreHref={popularHref} onOpen={onOpen} onDetails={onDetails} />
      <NextDraws language={language} currency={currency} moreHref={lotteryHref} onPlay={onPlay} />
      <WinnerBoard language={language} currency={currency} />
      <RecentGames currency={currency} onOpen={onOpen} onDetails={onDetails} />
    </>
  )
}
