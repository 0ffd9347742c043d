import * as v from 'valibot'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'

/** What a fresh session carries: its token, and whether the password must change. Source: contract 3.3. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  id: optionalId,
  userName: optionalText,
  /** 0 player; 1, 2, 41, 42 agents; 4 trial. */
  customerType: optionalNumber,
  /** The mobile number, masked. */
  mobileNum: optionalText,
  firstTimeLogin: flag,
  passwordExpired: flag,
  /** The platform handed this password out: another must take its place. Not in the contract. */
  mustChangePassword: flag,
  /** Milliseconds since 1970. */
  expirationTime: optionalNumber,
})

/** A fresh session as the server gives it. */
export type SessionValue = v.InferOutput<typeof sessionValue>
