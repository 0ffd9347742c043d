import { WinnerBoard } from '@parlour/games/react'
import type { LanguageCode } from '@parlour/i18n'
import { PromotionStrip } from '@parlour/site/react'

interface HomeMoreProps {
  language: LanguageCode
  currency: string
}

/** The lower part of the home page: winners and promotions. */
export default function HomeMore({ language, currency }: HomeMoreProps) {
  return (
    <>
      <WinnerBoard language={language} currency={currency} />
      <PromotionStrip language={language} />
    </>
  )
}
