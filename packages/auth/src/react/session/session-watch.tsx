import { useApi } from '@parlour/api-client/react'
import { useToast } from '@parlour/ui-kit'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { logout } from '../../session/logout.ts'
import { claimTab } from '../../session/claim-tab.ts'
import { createIdleWatch } from '../../session/create-idle-watch.ts'
import { loadMember } from '../../session/load-member.ts'
import { useAuth } from '../auth-context.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useMustChange } from '../password/use-must-change.ts'
import { IdleDialog } from './idle-dialog.tsx'

/** What counts as doing something; a game says `parlour-active` for its rounds. */
const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'parlour-active'] as const
/** Moments at which a tab that slept, or that got no message, looks again. */
const wakes = ['focus', 'online', 'pageshow', 'visibilitychange', 'resume'] as const
const checkEvery = 30_000

function useIdle() {
  const api = useApi()
  const { session } = useAuth()
  const watch = useMemo(() => createIdleWatch(api, session), [api, session])
  const view = useSyncExternalStore(watch.subscribe, watch.get)
  const warning = view.step === 'warn'
  useEffect(() => {
    const close = watch.open()
    activities.forEach((name) => window.addEventListener(name, watch.touch, { passive: true, capture: true }))
    return () => {
      activities.forEach((name) => window.removeEventListener(name, watch.touch, { capture: true }))
      close()
    }
  }, [watch])
  useEffect(() => {
    const timer = setInterval(watch.tick, warning ? 1_000 : 15_000)
    return () => clearInterval(timer)
  }, [watch, warning])
  return { watch, view }
}

/** A tab that wakes follows a logout that it slept through, and has its session confirmed by the server. */
function useWake(tick: () => void) {
  const api = useApi()
  const { session } = useAuth()
  useEffect(() => {
    let checked = api.clock.now()
    const look = () => {
      if (document.visibilityState === 'hidden') return
      session.wake()
      tick()
      const now = api.clock.now()
      if (session.get().status === 'guest' || (!session.channel.silent && now - checked < checkEvery)) return
      checked = now
      loadMember(api, session).catch(() => undefined)
    }
    wakes.forEach((name) => {
      window.addEventListener(name, look)
      document.addEventListener(name, look)
    })
    return () =>
      wakes.forEach((name) => {
        window.removeEventListener(name, look)
        document.removeEventListener(name, look)
      })
  }, [api, session, tick])
}

/** A copy of a tab shows nothing of its member until the server confirmed the session. */
function useOwnTab() {
  const api = useApi()
  const { session } = useAuth()
  useEffect(() => {
    const { store, channel } = session
    return claimTab({ store, channel, newId: api.newId, onTwin: () => void session.recheck() })
  }, [api, session])
}

/**
 * Watches over the session of the logged-in account: idle time, other tabs,
 * sleep, a password that must change. Its code loads for members only.
 */
export default function SessionWatch() {
  const text = useAuthText()
  const toast = useToast()
  const api = useApi()
  const { session } = useAuth()
  const [busy, setBusy] = useState(false)
  const { watch, view } = useIdle()
  useWake(watch.tick)
  useOwnTab()
  useMustChange()
  if (view.step !== 'warn') return null
  const stay = () => {
    setBusy(true)
    watch
      .stay()
      .catch(() => session.get().status === 'member' && toast.show({ tone: 'bad', text: text('auth.idle.failed') }))
      .finally(() => setBusy(false))
  }
  return (
    <IdleDialog by={view.by} seconds={view.seconds} busy={busy} onStay={stay} onLogout={() => logout(api, session)} />
  )
}
