import { RegisterModal } from '@parlour/auth/react'
import { useNavigate } from '@tanstack/react-router'
import { useRegistrationSetup } from './use-registration-setup.ts'
import { useTerms } from './use-terms.tsx'

/** The registration over whatever page is open, and the terms over it. */
export function RegistrationWindow() {
  const navigate = useNavigate()
  const terms = useTerms()
  const setup = useRegistrationSetup(terms.open)
  return (
    <>
      <RegisterModal {...setup} onDone={() => void navigate({ to: '/' })} />
      {terms.window}
    </>
  )
}
