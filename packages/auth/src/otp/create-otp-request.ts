import type { ApiClient } from '@parlour/api-client'
import { readRefusal, type Refusal } from '../errors.ts'
import { markOf, maskOf, type CodePurpose, type OtpTarget } from './otp-target.ts'
import type { OtpWaits } from './create-otp-waits.ts'
import { codeState, nextTry, noTry, type CodeEvent, type CodeState, type CodeTry } from './flow.ts'
import { sendOtp, type CodeOrder, type CodeProof } from './send-otp.ts'
import { refusedUntil, waitUntil, type WaitAnswer } from './wait-until.ts'

/** What the request of a code is made of. */
export interface CodeRequestOptions {
  readonly waits: OtpWaits
  readonly purpose: CodePurpose
  readonly deviceId?: string
  /** Another way to send a code, such as a provider of phone logins; an answer without a time means a minute. */
  readonly send?: (order: CodeOrder) => Promise<WaitAnswer | null | undefined | void>
}

/** How a press of the button ended; `blocked` means that nothing was asked for. */
export type CodeOutcome =
  | { readonly type: 'sent' | 'blocked' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** The request of a code for one form. */
export interface OtpRequest {
  /** Where it stands for what is typed now; null while that is not valid yet. */
  state(target: OtpTarget | null): CodeState
  /**
   * Asks for a code, unless one is under way, its countdown runs,
   * or the last press was less than a second ago. Never rejects.
   */
  ask(target: OtpTarget, proof?: CodeProof): Promise<CodeOutcome>
  /** Calls back after each change, until the returned function is called; that time has passed is no change. */
  subscribe(changed: () => void): () => void
}

const pause = 1_000
const nothing: WaitAnswer = {}
const nameOf = (target: OtpTarget): string => `${maskOf(target)}/${markOf(target)}`

/**
 * Makes the request of a one-time code for one form (REG-06). A countdown starts with the response and with a refusal
 * for asking too soon; all tabs share it, and it survives a reload.
 *
 * @param options purpose, shared countdowns, and another way to send the code
 * @returns the request; `ask` never rejects
 * @example
 * const request = createOtpRequest(api, { waits, purpose: 'login' })
 * const outcome = await request.ask({ dialingCode: '63', number: '9171234567' })
 * if (outcome.type === 'refused') show(outcome.refusal)
 */
export function createOtpRequest(api: ApiClient, { waits, purpose, deviceId, send }: CodeRequestOptions): OtpRequest {
  const listeners = new Set<() => void>()
  let own: CodeTry = noTry
  let about = ''
  let askedAt = Number.NEGATIVE_INFINITY

  const happen = (event: CodeEvent) => {
    own = nextTry(own, event)
    for (const listener of listeners) listener()
  }

  const rests = (): boolean => {
    const passed = api.clock.now() - askedAt
    return passed >= 0 && passed < pause
  }

  return {
    state(target) {
      const mine = own.step === 'sending' || (target && nameOf(target) === about) ? own : noTry
      return codeState(mine, waits.find(purpose, target))
    },
    async ask(target, proof) {
      if (own.step === 'sending' || rests() || waits.find(purpose, target)) return { type: 'blocked' }
      askedAt = api.clock.now()
      about = nameOf(target)
      happen({ type: 'ask' })
      const order = { purpose, target, ...(proof ? { proof } : {}), ...(deviceId ? { deviceId } : {}) }
      try {
        const answer = await (send ? send(order) : sendOtp(api, order))
        waits.start(purpose, target, waitUntil(answer ?? nothing, api.clock.now()), true)
        happen({ type: 'sent' })
        return { type: 'sent' }
      } catch (error) {
        const refusal = readRefusal(error)
        const until = refusedUntil(error, api.clock.now())
        if (until !== null) waits.start(purpose, target, until, false)
        happen({ type: 'refused', refusal, tooSoon: until !== null })
        return { type: 'refused', refusal }
      }
    },
    subscribe(changed) {
      const stop = waits.subscribe(changed)
      listeners.add(changed)
      return () => {
        stop()
        listeners.delete(changed)
      }
    },
  }
}
