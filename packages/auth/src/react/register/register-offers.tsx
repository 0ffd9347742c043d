import { listRegisterPromotions, type RegisterPromotion } from '@parlour/api-client/endpoints'
import { useEndpoint } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { BannerCarousel, Money } from '@parlour/ui-kit'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** ISO 4217 of the sums; without it they are not written. */
interface RegisterOffersProps {
  currency: string | undefined
}

/** What an offer asks for, in a sentence: the server's own, else what its terms say; nothing is promised without. */
function useConditions() {
  const text = useAuthText()
  return ({ summary, terms }: RegisterPromotion): string | null => {
    if (summary) return summary
    if (!terms) return null
    return terms.wagerMultiple > 0
      ? text('auth.offers.wageringRequirement', { times: terms.wagerMultiple })
      : text('auth.offers.free')
  }
}

/** What waits for new members, one after the other (REG-11): a card each, with the condition beside the sum. */
export function RegisterOffers({ currency }: RegisterOffersProps) {
  const text = useAuthText()
  const format = useFormat()
  const conditions = useConditions()
  const { data } = useEndpoint(listRegisterPromotions, {}, { staleTime: 300_000 })

  const slides = (data?.list ?? []).flatMap((offer) => {
    const condition = conditions(offer)
    if (!condition) return []
    const minor = offer.maximumAmount ?? offer.amount
    const own = offer.currency ?? currency
    const amount = minor !== null && own && offer.terms ? format.bonus(minor, own, offer.terms) : null
    const content = (
      <div className="p-banner-card">
        <h2>{offer.title}</h2>
        {amount && (
          <p>
            {offer.maximumAmount === null ? (
              <Money>{amount}</Money>
            ) : (
              text.rich('auth.offers.up_to', { amount, sum: goldAmount })
            )}
          </p>
        )}
        <p>{condition}</p>
      </div>
    )
    return [{ id: String(offer.promotionId), content }]
  })
  if (slides.length === 0) return null
  return (
    <BannerCarousel
      layout="cards"
      slides={slides}
      label={text('auth.offers.label')}
      pauseLabel={text('auth.offers.pause')}
      playLabel={text('auth.offers.play')}
      slideLabel={(n, of) => text('auth.offers.slide', { n, of })}
    />
  )
}
