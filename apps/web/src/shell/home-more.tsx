import { HomeLower } from '@parlour/games/react'
import type { Game, LotteryPlay } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import { PromotionStrip } from '@parlour/site/react'
import { hrefs } from '../routes/-hrefs.ts'

interface HomeMoreProps {
  language: LanguageCode
  currency: string
  onOpen(game: Game): void
  onDetails?(game: Game): void
  onPlay(play: LotteryPlay): void
}

/** The lower part of the home page: popular and recent games, next draws, winners, promotions. Source: LOB-01. */
export default function HomeMore({ language, currency, ...on }: HomeMoreProps) {
  return (
    <>
      <HomeLower language={language} currency={currency} lotteryHref={hrefs.lottery()} popularHref={hrefs.category('RNG', { view: 'hot' })} {...on} />
      <PromotionStrip language={language} />
    </>
  )
}
