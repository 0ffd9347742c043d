import {
  LoginModal,
  LogoutDialog,
  PasswordModal,
  ForgotPasswordModal,
  RegisteredModal,
  RealAccountModal,
  WelcomeModal,
} from '@parlour/auth/react'
import { brandDetails } from '../brand-details.ts'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { BrandMark } from './brand-mark.tsx'
import { RegistrationWindow } from './registration-window.tsx'
import { SignIns } from './sign-ins.tsx'
import { useShellText } from './use-shell-text.ts'
import { useTerms } from './use-terms.tsx'

interface WindowsProps {
  flags: ReadonlySet<string> | undefined
  mayRegister: boolean
  /** Whether a logout is asked about. */
  leaving: boolean
  onStay(): void
  onGo(href: string): void
}

const slogan = { currency: brand.currency }

/** The windows of who is here: each shows when it is asked for, and loads its own code then. */
export default function SlidingWindowCounter({ flags, mayRegister, leaving, onStay, onGo }: WindowsProps) {
  const half = { art: <img src="/img/panels/login.svg" alt="" />, brand: <BrandMark /> }
  const terms = useTerms()
  const text = useShellText()
  const flagged = flags ? { flags } : {}
  return (
    <SignIns>
      <LoginModal slogan={slogan} {...half} {...flagged} onTerms={terms.open} />
      <ForgotPasswordModal {...half} {...flagged} />
      <PasswordModal {...half} />
      <WelcomeModal age={brand.ageLimit} />
      <LogoutDialog open={leaving} onClose={onStay} onLoggedOut={() => onGo(hrefs.home)} />
      <RegistrationWindow onTerms={terms.open} />
      <RegisteredModal
        offer={{ ...brandDetails.offers.welcome, terms: text('web.register.terms') }}
        onGames={() => onGo(hrefs.category('RNG'))}
      />
      <RealAccountModal {...(mayRegister ? { onRegister: () => onGo(hrefs.register) } : {})} />
      {terms.window}
    </SignIns>
  )
}
