import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { characters } from '../../schemas/characters.ts'
import { id } from '../../schemas/id.ts'
import { operatorId } from '../../schemas/sent-id.ts'

/** The most signs that a comment may have, and the most pictures that go with it. */
export const applicationLimits = { remarks: 140, pictures: 3, pictureBytes: 5 * 1024 * 1024 } as const

/**
 * Applies for a promotion that a person decides about: a comment of at most 140 characters and at
 * most three pictures, PNG or JPEG of at most 5 MB and 40 megapixels each, as data URLs. Codes:
 * promotion.unknown, promotion.apply.none, promotion.apply.open, promotion.apply.done,
 * upload.picture.invalid, upload.picture.large, upload.picture.pixels (each with value.picture, from
 * 1), TOO_MANY_REQUESTS (10 an hour), in_need_true_account. Source: specification 6, contract 3.7.
 */
export const applyForPromotion = defineEndpoint({
  name: 'applyForPromotion',
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  aliases: ['/wps/relay/MCS2_signUpRequestReward'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  timeLimit: 120_000,
  maxBytes: 21 * 1024 * 1024,
  request: v.object({
    promotionId: operatorId,
    remarks: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => characters(text) <= applicationLimits.remarks, 'at most 140 signs'),
      ),
      '',
    ),
    pictures: v.optional(v.pipe(v.array(v.string()), v.maxLength(applicationLimits.pictures)), []),
  }),
  response: v.object({
    applicationId: id,
    /** `applying`. */
    status: v.string(),
    time: optionalNumber,
  }),
})
