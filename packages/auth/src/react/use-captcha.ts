import { useApi } from '@parlour/api-client/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCaptcha, type Captcha, type CaptchaState } from '../index.ts'

/** A captcha picture for a form; it is asked for when `shown` becomes true, not before. */
export function useCaptcha(shown: boolean): CaptchaState & Pick<Captcha, 'load' | 'renew'> {
  const api = useApi()
  const [captcha] = useState(() => createCaptcha(api))
  const state = useSyncExternalStore(captcha.subscribe, captcha.get, captcha.get)
  useEffect(() => {
    if (shown) captcha.load()
  }, [captcha, shown])
  return { ...state, load: captcha.load, renew: captcha.renew }
}
