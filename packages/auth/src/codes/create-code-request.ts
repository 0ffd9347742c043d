import type { ApiClient } from '@parlour/api-client'
import { readRefusal, type Refusal } from '../errors.ts'
import { markOf, maskOf, type CodePurpose, type CodeTarget } from './code-target.ts'
import type { CodeWaits } from './create-code-waits.ts'
import { codeState, nextTry, noTry, type CodeEvent, type CodeState, type CodeTry } from './flow.ts'
import { sendCode, type CodeOrder, type CodeProof } from './send-code.ts'
import { refusedUntil, waitUntil, type WaitAnswer } from './wait-until.ts'

/** What the request of a code is made of. */
export interface CodeRequestOptions {
  readonly waits: CodeWaits
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
export interface CodeRequest {
  /** Where it stands for what is typed now; null while that is not valid yet. */
  state(target: CodeTarget | null): CodeState
  /** Asks for a code, unless one is under way, its countdown runs, or the last press was less than a second ago. Never rejects. */
  ask(target: CodeTarget, proof?: CodeProof): Promise<CodeOutcome>
  /** Calls back after each change, until the returned function is called; that time has passed is no change. */
  subscribe(changed: () => void): () => void
}

const pause = 1_000
const nothing: WaitAnswer = {}
const nameOf = (target: CodeTarget): string => `${maskOf(target)}/${markOf(target)}`

/**
 * Makes the request of a code (REG-06): the countdown ends at the server's moment, or its minutes after the answer, on server
 * time; a refusal for coming too soon starts it too. It is common to all tabs and survives a reload.
 */
export function createCodeRequest(api: ApiClient, { waits, purpose, deviceId, send }: CodeRequestOptions): CodeRequest {
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
        const answer = await (send ? send(order) : sendCode(api, order))
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
