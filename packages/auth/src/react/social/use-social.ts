import { useApi } from '@parlour/api-client/react'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import {
  storeReferral,
  loginSocial,
  nextSocial,
  type AfterLogin,
  type SocialEvent,
  type SocialProvider,
  type SocialState,
  type SocialToken,
} from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { newUsernameAtom } from '../register/atoms.ts'
import { useAuthWindow } from '../use-auth-window.ts'

/** A sign-in elsewhere at work. It begins with a press and never by itself (S15). */
export function useSocial(onEntered: (after: AfterLogin) => void) {
  const api = useApi()
  const { session, rememberStore, social, deviceId } = useAuth()
  const { open } = useAuthWindow()
  const setNewUsername = useSetAtom(newUsernameAtom)
  const [state, setState] = useState<SocialState>({ step: 'idle' })
  const now = useRef(state)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  const tell = (event: SocialEvent) => {
    now.current = nextSocial(now.current, event)
    if (here.current) setState(now.current)
  }

  const send = async (token: SocialToken, agreed: boolean) => {
    try {
      const { after, opened } = await loginSocial(api, session, {
        token,
        agreed,
        referral: storeReferral('', rememberStore),
        deviceId,
      })
      tell({ type: 'entered' })
      if (!opened) return onEntered(after)
      setNewUsername(true)
      open('registered')
    } catch (error) {
      tell({ type: 'failed', error })
    }
  }

  return {
    state,
    /** Call it in the handler of the press itself: the window opens before anything is awaited. */
    async press(provider: SocialProvider) {
      if (!social || nextSocial(now.current, { type: 'press', provider }) === now.current) return
      const signIn = social.signIn(provider)
      tell({ type: 'press', provider })
      try {
        const token = await signIn
        // Who has closed the window of the login meanwhile did not want to come in.
        if (!here.current) return
        tell({ type: 'token', token })
        await send(token, false)
      } catch (error) {
        tell({ type: 'failed', error })
      }
    },
    async agree() {
      const { current } = now
      if (current.step !== 'unknown') return
      tell({ type: 'agree' })
      await send(current.token, true)
    },
  }
}
