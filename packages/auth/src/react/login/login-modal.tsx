import { Button, SplitModal } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useEntered } from '../use-entered.ts'
import { LoginForm } from './login-form.tsx'
import { LoginSlogan, type SloganTerms } from './login-slogan.tsx'

/** Props of `LoginModal`. */
export interface LoginModalProps {
  /** What the slogan promises; without it there is no slogan. */
  readonly slogan?: SloganTerms
  /** Picture that fills the half beside the form. */
  readonly art?: ReactNode
  readonly brand?: ReactNode
  /** The visitor wants an account instead; without it the way there is not shown. */
  readonly onRegister?: () => void
}

/** The login popup (`loginPopupModal`); it closes by itself once somebody is logged in. */
export default function LoginModal({ slogan, art, brand, onRegister }: LoginModalProps) {
  const text = useAuthText()
  const { window, close } = useAuthWindow()
  const entered = useEntered()
  const register = () => {
    close()
    onRegister?.()
  }
  const lead = (
    <>
      {text('auth.login.new')} <Button variant="text" size="sm" onClick={register}>{text('auth.login.open_account')}</Button>
    </>
  )
  return (
    <SplitModal
      open={window === 'login'} name="loginPopupModal" title={text('auth.login.title')} lead={onRegister ? lead : undefined}
      closeLabel={text('auth.modal.close')} onClose={close}
      art={art} brand={brand} artText={slogan ? <LoginSlogan terms={slogan} /> : undefined}
    >
      <LoginForm onDone={entered} />
    </SplitModal>
  )
}
