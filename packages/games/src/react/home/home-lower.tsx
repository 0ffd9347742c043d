import type { Game } from '../../game.ts'
import type { LotteryPlay } from '../../lottery/lottery-play.ts'
import { WinnerBoard } from '../winners/winner-board.tsx'
import { NextDraws } from './next-draws.tsx'
import { PopularGames } from './popular-games.tsx'
import { RecentGames } from './recent-games.tsx'

/** Props of `HomeLower`. */
export interface HomeLowerProps {
  /** The platform's language code. */
  language: string
  /** ISO 4217. */
  currency: string
  /** All draws, and all popular games. */
  lotteryHref: string
  /** Address of all popular games. */
  popularHref: string
  onOpen(game: Game): void
  onDetails?: ((game: Game) => void) | undefined
  onPlay(play: LotteryPlay): void
}

/**
 * The part of the home page below the first screen: popular games, next draws, winners, recent games. Each part has its
 * final height while it loads. Source: LOB-01.
 *
 * @example <HomeLower language="EN" currency="PHP" lotteryHref="/lottery" popularHref="/hot" onOpen={open} onPlay={play} />
 */
export function HomeLower({ language, currency, lotteryHref, popularHref, onOpen, onDetails, onPlay }: HomeLowerProps) {
  return (
    <>
      <PopularGames
        language={language}
        currency={currency}
        moreHref={popularHref}
        onOpen={onOpen}
        onDetails={onDetails}
      />
      <NextDraws language={language} currency={currency} moreHref={lotteryHref} onPlay={onPlay} />
      <WinnerBoard language={language} currency={currency} />
      <RecentGames currency={currency} onOpen={onOpen} onDetails={onDetails} />
    </>
  )
}
