import { requireRealMember } from '@parlour/auth'
import { RegisterScreen, useAuthWindow } from '@parlour/auth/react'
import { SiteBanners } from '@parlour/site/react'
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { brandDetails } from '../brand-details.ts'
import { ensureMessages } from '../platform/language.ts'
import { LanguageButton } from '../shell/language-button.tsx'
import { SignIns } from '../shell/sign-ins.tsx'
import { useRegistrationSetup } from '../shell/use-registration-setup.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { useTerms } from '../shell/use-terms.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSite } from '../shell/use-site.ts'

export const Route = createFileRoute('/register')({
  // A logged-in member has an account already; a demo account does not count.
  beforeLoad: ({ context: { session } }) => {
    if (session.get().status === 'member' && requireRealMember(session.get()) !== 'real-account')
      throw redirect({ to: '/' })
  },
  loader: ({ context: { store } }) => ensureMessages(store),
  component: Register,
})

function Register() {
  const text = useShellText()
  useTitle(text('web.header.register'))
  const navigate = useNavigate()
  const { open } = useAuthWindow()
  const { language, openBanner } = useSite()
  const terms = useTerms()
  const setup = useRegistrationSetup(terms.open)
  const home = () => void navigate({ to: '/' })
  return (
    <>
      <SiteBanners group="w_reg" language={language} origin={window.location.origin} onOpen={openBanner} />
      <SignIns>
        <RegisterScreen
          {...setup}
          offer={{ ...brandDetails.offers.welcome, terms: text('web.register.terms') }}
          tools={<LanguageButton />}
          onHome={home}
          onLogin={() => open('login')}
          onDone={home}
        />
      </SignIns>
      {terms.window}
    </>
  )
}
