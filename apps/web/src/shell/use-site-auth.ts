import { useApi } from '@parlour/api-client/react'
import type { LoggedIn } from '@parlour/auth/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { deviceId } from '../platform/device-id.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { useSessionExpired } from './use-session-end.ts'

const device = deviceId()

/**
 * What logging in means on this site: who asked for nothing goes
 * home (LOG-03); old passwords are judged as the platform says.
 */
export function useSiteAuth() {
  const router = useRouter()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const onExpired = useSessionExpired()
  const [entered, setEntered] = useState<LoggedIn | null>(null)
  const expiryEnforced = status !== undefined && enabledModules(status.info.whitelabel).has('PWDEXPFORCECHANGE3')
  const auth = useMemo(
    () => ({
      deviceId: device,
      policy: { expiryEnforced },
      onExpired,
      onLogin: (login: LoggedIn) => {
        setEntered(login)
        if (!login.resumed) void router.navigate({ href: hrefs.home })
      },
    }),
    [router, expiryEnforced, onExpired],
  )
  return {
    /** The login or registration by which somebody came in on this page, or null. */
    entered,
    auth,
  }
}
