import type { ApiClient } from '@parlour/api-client'
import { getCaptcha } from '@parlour/api-client/endpoints'

/** The picture of a captcha as base64 PNG, and whether one is on its way. */
export interface CaptchaState {
  readonly picture: string | null
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
}

/** A captcha picture that can be asked for again. */
export interface Captcha {
  get(): CaptchaState
  subscribe(changed: () => void): () => void
  /**
   * Asks for a picture because the last one is used up; within a second of the last one it waits for the rest of that
   * second. Settles when the picture is there, has failed, or another one was asked for; never rejects.
   */
  load(): Promise<void>
  /** Asks for another picture because the visitor wants one: at most once a second (LOG-04). */
  renew(): void
  /** Forgets the picture, and one that is on its way: a hidden picture expires. */
  drop(): void
}

/** What a captcha needs of its surroundings. */
export interface CaptchaPorts {
  /** Settles after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>
}

const pause = 1_000

/**
 * Makes a captcha: the picture, its state and how to load another.
 * Of several requests only the last one's picture is shown.
 *
 * @param api the client
 * @param ports `wait` resolves after so many milliseconds
 * @returns the captcha; its methods never reject
 * @example
 * const captcha = createCaptcha(api, { wait: (ms) => new Promise((done) => setTimeout(done, ms)) })
 * await captcha.load()
 * captcha.get().picture // base64 PNG
 */
export function createCaptcha(api: ApiClient, { wait }: CaptchaPorts): Captcha {
  const listeners = new Set<() => void>()
  let state: CaptchaState = { picture: null, status: 'none' }
  let asked = 0
  let askedAt = Number.NEGATIVE_INFINITY

  const set = (next: CaptchaState) => {
    state = next
    for (const listener of listeners) listener()
  }

  /** What is left of the second since the last picture; a clock that was set back does not hold anybody up. */
  const rest = (): number => {
    const passed = api.clock.now() - askedAt
    return passed < 0 ? 0 : Math.max(0, pause - passed)
  }

  const load = async () => {
    const turn = ++asked
    set({ ...state, status: 'loading' })
    const left = rest()
    if (left > 0) await wait(left)
    if (turn !== asked) return
    askedAt = api.clock.now()
    const next = await api.call(getCaptcha, {}).then(
      (picture): CaptchaState => ({ picture, status: 'ready' }),
      (): CaptchaState => ({ picture: null, status: 'failed' }),
    )
    if (turn === asked) set(next)
  }

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    load,
    renew() {
      if (rest() === 0) void load()
    },
    drop() {
      asked++
      set({ picture: null, status: 'none' })
    },
  }
}
