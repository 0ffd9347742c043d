import { useApi } from '@parlour/api-client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCaptcha, type Captcha, type CaptchaState } from '../index.ts'

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * A captcha picture for a form; it is asked for when `shown`
 * becomes true unless it is there already, and forgotten with it.
 */
export function useCaptcha(shown: boolean): CaptchaState & Pick<Captcha, 'load' | 'renew'> {
  const api = useApi()
  const [captcha] = useState(() => createCaptcha(api, { wait }))
  const state = useSyncExternalStore(captcha.subscribe, captcha.get, captcha.get)
  useEffect(() => {
    if (!shown) return
    if (captcha.get().status === 'none') void captcha.load()
    return captcha.drop
  }, [captcha, shown])
  return { ...state, load: captcha.load, renew: captcha.renew }
}
