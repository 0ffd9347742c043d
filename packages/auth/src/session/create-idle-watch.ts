import type { ApiClient } from '@parlour/api-client'
import { keepSession } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { endToken } from './end-token.ts'
import type { Session } from './create-session.ts'
import { idleView, type IdleView, type SessionLife } from './idle-view.ts'

/** Watches over the life of a session; the browser tells it of activity and of time. */
export interface IdleWatch {
  get(): IdleView
  subscribe(changed: () => void): () => void
  /** Somebody did something here. While the warning shows only `stay` counts. */
  touch(): void
  /** Looks at the clock; ends the session when its time is over. */
  tick(): void
  /** Keeps the session alive, in all tabs. @throws ApiError when the server was not reached */
  stay(): Promise<void>
  /** Called with activity in other tabs, until the returned function is called. */
  open(): () => void
}

const activeMessage = v.object({ type: v.literal('active'), at: v.number() })

/** A call that keeps alive is made at most this often, in milliseconds. */
const keepEvery = 60_000
const announceEvery = 5_000
const usualIdleTime = 30 * 60_000

/** Makes a watch, in server time; activity of one tab is activity of all, and each keeps its own token alive. */
export function createIdleWatch(api: ApiClient, session: Session): IdleWatch {
  const now = () => api.clock.now()
  const listeners = new Set<() => void>()
  let life: SessionLife = { lastActive: now(), idleTime: usualIdleTime, endTime: null }
  let view: IdleView = { step: 'calm' }
  let kept = now()
  let told = 0
  let watching = false

  const show = () => {
    const next = idleView(life, now())
    if (JSON.stringify(next) === JSON.stringify(view)) return
    view = next
    listeners.forEach((listener) => listener())
  }

  const keep = async () => {
    kept = now()
    const { idleTime, endTime } = await api.call(keepSession, {})
    life = { ...life, idleTime, endTime }
  }

  const activeAt = (at: number) => {
    life = { ...life, lastActive: Math.max(life.lastActive, Math.min(at, now())) }
  }

  const tell = () => {
    told = now()
    session.channel.post({ type: 'active', at: told })
  }

  session.channel.listen((message) => {
    const heard = v.safeParse(activeMessage, message)
    if (!watching || !heard.success) return
    activeAt(heard.output.at)
    show()
  })

  const end = () => {
    const state = session.get()
    if (state.status === 'guest') return
    session.end('expired')
    endToken(api, state.token)
  }

  return {
    get: () => view,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    touch() {
      show()
      if (view.step !== 'calm') return
      activeAt(now())
      if (now() - told >= announceEvery) tell()
    },
    tick() {
      show()
      if (view.step === 'over') end()
      else if (view.step === 'calm' && life.lastActive > kept && now() - kept >= keepEvery)
        keep().catch(() => undefined)
    },
    async stay() {
      await keep()
      activeAt(now())
      tell()
      show()
    },
    open() {
      watching = true
      return () => {
        watching = false
      }
    },
  }
}
