import { RegisterModal } from '@parlour/auth/react'
import { useNavigate } from '@tanstack/react-router'
import { useRegistrationSetup } from './use-registration-setup.ts'
import type { TermsText } from './use-terms.tsx'

/** The registration over whatever page is open; `onTerms` shows the terms over it. */
export function RegistrationWindow({ onTerms }: { onTerms(which: TermsText): void }) {
  const navigate = useNavigate()
  const setup = useRegistrationSetup(onTerms)
  return <RegisterModal {...setup} onDone={() => void navigate({ to: '/' })} />
}
