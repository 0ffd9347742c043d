import * as v from 'valibot'

/** What GeeTest v4 gives when a visitor has passed. Source: contract 3.2. */
export const geetestProof = v.object({
  captcha_id: v.string(),
  lot_number: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
  captcha_output: v.string(),
})

/**
 * How a visitor shows to be human: the characters of the picture,
 * or the proof of GeeTest; members of login, registration, SMS.
 */
export const humanProof = {
  captcha: v.nullish(v.string(), null),
  geetestValidateV4: v.nullish(geetestProof),
}

/** The proof of GeeTest v4. */
export type GeetestProof = v.InferOutput<typeof geetestProof>
