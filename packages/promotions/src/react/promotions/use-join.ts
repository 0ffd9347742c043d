import { useEndpointMutation } from '@parlour/api-client/react'
import { joinPromotion, listPromotionOffers } from '@parlour/api-client/endpoints'
import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { useAccount } from '@parlour/screen-kit/react'

/** What `useJoin` gives. */
export type Join = ReturnType<typeof useJoin>

/**
 * Joins a promotion, once however often it is pressed; a guest logs in first. How all of them stand is asked for again,
 * also after a refusal: it may have ended between the page and the press.
 */
export function useJoin(id: string) {
  const account = useAccount()
  const guard = useGuard(requireRealMember)
  const effect = useEndpointMutation(joinPromotion, {
    scope: `${account}/${id}`,
    invalidates: [listPromotionOffers],
  })
  return { effect, join: () => guard(() => effect.send({ promotionId: id })) }
}
