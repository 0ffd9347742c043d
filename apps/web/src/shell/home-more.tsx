import { HomeLower } from '@parlour/games/react'
import type { Game, LotteryPlay } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import { PromotionStrip } from '@parlour/promotions/react'
import { CmsHtml, NoticeMarquee } from '@parlour/site/react'
import { hrefs } from '../routes/-hrefs.ts'

interface HomeMoreProps {
  language: LanguageCode
  currency: string
  onOpen(game: Game): void
  onDetails?(game: Game): void
  onPlay(play: LotteryPlay): void
  /** An announcement was chosen, by its id. */
  onNotice(id: string): void
}

/**
 * The lower part of the home page: what is announced, popular and
 * recent games, next draws, winners, promotions. Source: LOB-01.
 */
export default function HomeMore({ language, currency, onNotice, ...on }: HomeMoreProps) {
  return (
    <>
      <NoticeMarquee language={language} onOpen={onNotice} />
      <HomeLower
        language={language}
        currency={currency}
        lotteryHref={hrefs.lottery()}
        popularHref={hrefs.category('RNG', { view: 'hot' })}
        {...on}
      />
      <PromotionStrip language={language} Html={CmsHtml} />
    </>
  )
}
