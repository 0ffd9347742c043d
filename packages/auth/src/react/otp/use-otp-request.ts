import { useApi } from '@parlour/api-client/react'
import { atom, useStore } from 'jotai'
import { useEffect, useMemo, useReducer, useState } from 'react'
import {
  createOtpRequest,
  createOtpWaits,
  type OtpRequest,
  type CodeRequestOptions,
  type CodeState,
  type OtpTarget,
  type OtpWaits,
} from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

/**
 * The countdowns of this page: made with the first form that
 * needs them, and from then on they receive from the other tabs.
 */
const waitsAtom = atom<OtpWaits | null>(null)

function useCodeWaits(): OtpWaits {
  const store = useStore()
  const { clock } = useApi()
  const { session, codeChannel: channel } = useAuth()
  const [waits] = useState(() => {
    const made =
      store.get(waitsAtom) ?? createOtpWaits({ store: session.store, clock, ...(channel ? { channel } : {}) })
    store.set(waitsAtom, made)
    return made
  })
  return waits
}

/** The request of a code as a form shows it. */
export interface ShownCodeRequest extends Pick<OtpRequest, 'ask'> {
  readonly state: CodeState
  /** Whole seconds until another code may be asked for; 0 when it may. */
  readonly secondsLeft: number
}

/**
 * The request of a code for what is typed now; `target` is null
 * while that is not valid. It redraws each second that it counts.
 */
export function useOtpRequest(
  target: OtpTarget | null,
  { purpose, send }: Pick<CodeRequestOptions, 'purpose' | 'send'>,
): ShownCodeRequest {
  const api = useApi()
  const { deviceId } = useAuth()
  const waits = useCodeWaits()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const request = useMemo(
    () => createOtpRequest(api, { waits, purpose, ...(deviceId ? { deviceId } : {}), ...(send ? { send } : {}) }),
    [api, waits, purpose, deviceId, send],
  )
  useEffect(() => request.subscribe(redraw), [request])

  const state = request.state(target)
  const secondsLeft = useSecondsLeft('until' in state ? state.until : null)
  return { state, secondsLeft, ask: request.ask }
}
