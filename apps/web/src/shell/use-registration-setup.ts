import { useApi } from '@parlour/api-client/react'
import { forgetReferral, storeReferral } from '@parlour/auth'
import type { RegistrationSetup } from '@parlour/auth/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brand } from '../brand.ts'
import { deviceStore } from '../platform/stores.ts'
import type { TermsText } from './use-terms.tsx'

/** What a registration on this site works with, on its page and in its window. */
export function useRegistrationSetup(
  onTerms: (which: TermsText) => void,
): Omit<RegistrationSetup, 'onLogin' | 'onDone'> {
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const flags = useMemo(() => (status ? enabledModules(status.info.whitelabel) : new Set<string>()), [status])
  const referral = useMemo(() => storeReferral(window.location.search, deviceStore), [])
  return {
    flags,
    referral,
    registerUrl: window.location.origin + window.location.pathname,
    age: brand.ageLimit,
    onTerms,
    onUnknownCode: (code) => forgetReferral(deviceStore, code),
  }
}
