import { isRefused, type ApiError, type TextStore } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import {
  applyForPromotion,
  getAvailablePromotions,
  listMyApplications,
  listPromotionOffers,
} from '@parlour/api-client/endpoints'
import { useAccount, usePictures } from '@parlour/screen-kit/react'
import { createValidator, promotionPictures, promotionRules } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useMemo } from 'react'
import { applicationDraft, refusedPicture } from '../../promotions/application-draft.ts'

const { check } = createValidator(promotionRules)

/** What `useApplication` gives. */
export type Application = ReturnType<typeof useApplication>

/**
 * The form of an application: comment and pictures, sent once however often it is pressed, and kept until it was taken,
 * across a failure and a reload (VAL-09).
 */
export function useApplication(promotion: string, store: TextStore | undefined) {
  const account = useAccount()
  const draft = useMemo(
    () => (store && account !== '' ? applicationDraft(store, { account, promotion }) : undefined),
    [store, account, promotion],
  )
  const pictures = usePictures({ field: 'pictures', rule: promotionPictures, store: draft?.pictures })
  const effect = useEndpointMutation(applyForPromotion, {
    scope: `${account}/${promotion}`,
    invalidates: [listPromotionOffers, listMyApplications, getAvailablePromotions],
    onDone: () => {
      form.reset()
      pictures.clear()
      draft?.clear()
    },
    onFailed: (error: ApiError) => {
      const refused = refusedPicture(error)
      if (refused) pictures.refuse(refused.place, refused.issue)
    },
  })
  const form = useForm<'remarks'>({
    fields: ['remarks'],
    initial: {},
    check,
    draft: draft?.comment,
    onSubmit: async ({ remarks }) => {
      const sent = await pictures.settle()
      if (sent) effect.send({ promotionId: promotion, remarks, pictures: [...sent] })
    },
  })
  const { error, status } = effect
  return {
    form,
    pictures,
    effect,
    /** Whether what went wrong stands at one of the pictures already. */
    told: status === 'refused' && isRefused(error) && refusedPicture(error) !== null,
  }
}
