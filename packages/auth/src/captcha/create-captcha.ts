import type { ApiClient } from '@parlour/api-client'
import { getCaptcha } from '@parlour/api-client/endpoints'

/** The picture of a captcha as base64 PNG, and whether one is on its way. */
export interface CaptchaState {
  readonly picture: string | null
  readonly status: 'none' | 'loading' | 'ready' | 'failed'
}

/** A captcha picture that can be asked for anew. */
export interface Captcha {
  get(): CaptchaState
  subscribe(changed: () => void): () => void
  /** Asks for a picture now, because the last one is used up. */
  load(): void
  /** Asks for another picture because the visitor wants one: at most once a second (LOG-04). */
  renew(): void
}

const pause = 1_000

/** Makes a captcha on a client. Of several answers under way only the one asked for last is shown. */
export function createCaptcha(api: ApiClient): Captcha {
  const listeners = new Set<() => void>()
  let state: CaptchaState = { picture: null, status: 'none' }
  let asked = 0
  let askedAt = Number.NEGATIVE_INFINITY

  const set = (next: CaptchaState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const load = () => {
    const turn = ++asked
    askedAt = api.clock.now()
    set({ ...state, status: 'loading' })
    const answered = (next: CaptchaState) => {
      if (turn === asked) set(next)
    }
    api.call(getCaptcha, {}).then(
      (picture) => answered({ picture, status: 'ready' }),
      () => answered({ picture: null, status: 'failed' }),
    )
  }

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    load,
    renew() {
      const passed = api.clock.now() - askedAt
      if (passed < 0 || passed >= pause) load()
    },
  }
}
