import { createHash } from 'node:crypto'
import type { GeetestProof } from '@parlour/api-client/endpoints'
import { hashOf } from '../../kernel/http/index.ts'

/** How hard a proof is: so many zero bits, a few thousand hashes. */
export const proofBits = 12

/** What is hashed, beside the answer that is looked for. */
export interface Challenge {
  readonly captcha_id: string
  readonly lot_number: string
  readonly gen_time: string
}

/** How a challenge is written down, beside its `lot_number`. */
export const challengeHash = ({ lot_number, gen_time }: Challenge): string =>
  hashOf(`geetest/${lot_number}/${gen_time}`)

/** The hash of a proof, in hexadecimal: its `pass_token`. */
export const proofHash = ({ captcha_id, lot_number, gen_time }: Challenge, output: string): string =>
  createHash('sha256')
    .update(['1', proofBits, 'sha256', gen_time, captcha_id, lot_number, output].join('|'))
    .digest('hex')

/** Whether a proof is worth its challenge; says nothing of whether the challenge was ever given. */
export function isProof(proof: GeetestProof): boolean {
  const hash = proofHash(proof, proof.captcha_output)
  return hash === proof.pass_token && Number.parseInt(hash.slice(0, 8), 16) >>> (32 - proofBits) === 0
}
