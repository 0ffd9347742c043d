import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { loginRequestAtom } from './atoms.ts'
import type { LoginModalProps } from './login/login-modal.tsx'
import type { RegisteredModalProps } from './register/registered-modal.tsx'
import type { LogoutDialogProps } from './session/logout-dialog.tsx'

const LazyLogin = lazy(() => import('./login/login-modal.tsx'))
const LazyLogout = lazy(() => import('./session/logout-dialog.tsx'))
const LazyRegistered = lazy(() => import('./register/registered-modal.tsx'))

/** The login popup; its code loads when it opens for the first time. */
export function LoginModal(props: LoginModalProps) {
  const { open } = useAtomValue(loginRequestAtom)
  return <Suspense>{open ? <LazyLogin {...props} /> : null}</Suspense>
}

/** The question before a logout; its code loads when it is asked for the first time. */
export function LogoutDialog(props: LogoutDialogProps) {
  return <Suspense>{props.open ? <LazyLogout {...props} /> : null}</Suspense>
}

/** The message after a registration; its code loads when it shows. */
export function RegisteredModal(props: RegisteredModalProps) {
  return <Suspense>{props.open ? <LazyRegistered {...props} /> : null}</Suspense>
}

/** Begins to load the login popup, for when the pointer or the focus comes near its button. */
export const preloadLogin = (): void => void import('./login/login-modal.tsx').catch(() => undefined)
