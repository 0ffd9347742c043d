import * as v from 'valibot'
import { authErrorIds, isSignInCode } from '../social/auth-error-ids.ts'
import { socialProviders } from '../social/social-sign-in.ts'

/** An object of just these members. Made of what the first page carries anyway: `strictObject` would load with it. */
const exact = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => Object.keys(Object(value)).every((name) => Object.hasOwn(entries, name))),
    v.object(entries),
  )

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(512))
const long = v.pipe(v.string(), v.minLength(1), v.maxLength(16_384))
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{20,128}$/))

/**
 * The first message of a connector page to the window that opened it; one end of a channel comes with it. `task` waits
 * for something to do, `answer` comes back from a provider with what that said.
 */
export const readyMessage = exact({ parlour: v.literal('ready'), page: v.picklist(['task', 'answer']) })

/** What the site asks of a connector page, over the channel. */
export const connectorTask = v.union([
  exact({ task: v.literal('sign-in'), provider: v.picklist(socialProviders), nonce }),
  exact({ task: v.literal('send'), number: v.pipe(v.string(), v.maxLength(20)) }),
  exact({ task: v.literal('confirm'), verificationId: long, code: v.pipe(v.string(), v.maxLength(12)) }),
  exact({ task: v.literal('verify'), action: v.picklist(['login', 'register', 'sms']) }),
])

const codes = Object.keys(authErrorIds).filter(isSignInCode)

/** What a connector page answers: a token, a proof, or why there is none; never anything else. */
export const connectorAnswer = v.union([
  exact({ answer: v.literal('token'), idToken: long, nonce }),
  exact({ answer: v.literal('sent'), verificationId: long }),
  exact({ answer: v.literal('confirmed'), idToken: long }),
  exact({
    answer: v.literal('proof'),
    geetestValidateV4: exact({
      captcha_id: short,
      lot_number: short,
      pass_token: short,
      gen_time: short,
      captcha_output: long,
    }),
  }),
  exact({ answer: v.literal('cancelled') }),
  exact({ answer: v.literal('unreached') }),
  exact({ answer: v.literal('refused'), code: v.picklist(codes) }),
])

/** What the site asks of a connector page. */
export type ConnectorTask = v.InferOutput<typeof connectorTask>
/** What a connector page answers. */
export type ConnectorAnswer = v.InferOutput<typeof connectorAnswer>
/** The answer that belongs to a kind of task. */
export type AnswerTo<T extends ConnectorTask['task']> = Extract<
  ConnectorAnswer,
  { answer: { 'sign-in': 'token'; send: 'sent'; confirm: 'confirmed'; verify: 'proof' }[T] }
>
