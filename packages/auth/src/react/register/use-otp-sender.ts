import { useApi } from '@parlour/api-client/react'
import { readPhone } from '@parlour/validation/phone'
import { useCallback, useRef } from 'react'
import { sendOtp, type CodeOrder } from '../../index.ts'
import { useAuth } from '../auth-context.ts'

/**
 * How the code of a number is sent where it is not the platform alone:
 * by another provider, or with the signs of a picture, good once.
 */
export function useOtpSender(withPicture: boolean, onPictureUsed: () => void) {
  const api = useApi()
  const { phone } = useAuth()
  const sent = useRef<string | null>(null)
  const used = useRef(onPictureUsed)
  used.current = onPictureUsed

  const byProvider = useCallback(
    async ({ target }: CodeOrder) => {
      if (!phone || !('number' in target)) return
      const key = readPhone(target.dialingCode, target.number)?.key
      if (key) sent.current = await phone.send(`+${key}`)
    },
    [phone],
  )
  const byPicture = useCallback((order: CodeOrder) => sendOtp(api, order).finally(() => used.current()), [api])
  return {
    send: phone ? byProvider : withPicture ? byPicture : undefined,
    /** Whether another provider than the platform has to confirm the code. */
    confirms: phone !== undefined,
    /** The provider's token for the code; null when none was sent. @throws as `PhoneSignIn.confirm` */
    confirm: (code: string): Promise<string | null> =>
      phone && sent.current ? phone.confirm(sent.current, code) : Promise.resolve(null),
  }
}
