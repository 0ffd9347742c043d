import { useApi } from '@parlour/api-client/react'
import { keepReferral, requireRealMember } from '@parlour/auth'
import { RegisterScreen, useAuthWindow } from '@parlour/auth/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { SiteBanners } from '@parlour/site/react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { brand } from '../brand.ts'
import { ensureWords } from '../platform/language.ts'
import { deviceStore } from '../platform/stores.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useTitle } from '../shell/use-title.ts'
import { useSite } from '../shell/use-site.ts'

export const Route = createFileRoute('/register')({
  // Whoever is logged in has an account already; a trial account is none of their own.
  beforeLoad: ({ context: { session } }) => {
    if (session.get().status === 'member' && requireRealMember(session.get()) !== 'true-account') throw redirect({ to: '/' })
  },
  loader: ({ context: { store } }) => ensureWords(store),
  component: Register,
})

function Register() {
  const text = useShellText()
  useTitle(text('web.header.register'))
  const navigate = useNavigate()
  const { open } = useAuthWindow()
  const { language, openBanner } = useSite()
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const flags = useMemo(() => (status ? enabledModules(status.info.whitelabel) : new Set<string>()), [status])
  const referral = useMemo(() => keepReferral(window.location.search, deviceStore), [])
  const home = () => void navigate({ to: '/' })
  const done = () => {
    open('registered')
    home()
  }
  return (
    <>
      <SiteBanners group="w_reg" language={language} origin={window.location.origin} onOpen={openBanner} />
      <RegisterScreen
        flags={flags}
        referral={referral}
        registerUrl={window.location.origin + window.location.pathname}
        age={brand.ageLimit}
        offer={{ ...brand.offers.welcome, terms: text('web.register.terms') }}
        onHome={home}
        onLogin={() => open('login')}
        onDone={done}
      />
    </>
  )
}
