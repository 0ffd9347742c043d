import { LazyModal } from '@parlour/screen-kit/react'
import { loadLogin } from './load-login.ts'
import type { LoginModalProps } from './login/login-modal.tsx'
import type { RegisterModalProps } from './register/register-modal.tsx'
import type { RegisteredModalProps } from './register/registered-modal.tsx'
import type { PasswordModalProps } from './password/password-modal.tsx'
import type { ForgotPasswordModalProps } from './forgot-password/forgot-password-modal.tsx'
import type { LogoutDialogProps } from './session/logout-dialog.tsx'
import type { RealAccountModalProps } from './session/real-account-modal.tsx'
import { useAuthWindow } from './use-auth-window.ts'
import type { WelcomeModalProps } from './welcome/welcome-modal.tsx'

const loadLogout = () => import('./session/logout-dialog.tsx')
const loadRealAccount = () => import('./session/real-account-modal.tsx')
const loadRegister = () => import('./register/register-modal.tsx')
const loadRegistered = () => import('./register/registered-modal.tsx')
const loadRecovery = () => import('./forgot-password/forgot-password-modal.tsx')
const loadPassword = () => import('./password/password-modal.tsx')
const loadWelcome = () => import('./welcome/welcome-modal.tsx')

/**
 * The login modal; it shows while the window is `login`. Its code loads when it opens for the first time.
 *
 * @example <LoginModal flags={flags} slogan={{ currency: 'PHP' }} />
 */
export function LoginModal(props: LoginModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'login'} load={loadLogin} onFail={close} with={props} />
}

/**
 * Asks before a logout. Its code loads when it opens for the first time.
 *
 * @example <LogoutDialog open={asking} onClose={() => setAsking(false)} onLoggedOut={goHome} />
 */
export function LogoutDialog(props: LogoutDialogProps) {
  return <LazyModal open={props.open} load={loadLogout} onFail={props.onClose} with={props} />
}

/**
 * The registration in a modal; it shows while the window is
 * `register`. Its code loads when it opens for the first time.
 *
 * @example <RegisterModal flags={flags} referral={referral} registerUrl={location.href} age={minimumAge} onDone={openGames} />
 */
export function RegisterModal(props: RegisterModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'register'} load={loadRegister} onFail={close} with={props} />
}

/**
 * The message after a registration; it shows while the window is
 * `registered`. Its code loads when it opens for the first time.
 *
 * @example <RegisteredModal offer={brand.offer} onGames={openGames} />
 */
export function RegisteredModal(props: RegisteredModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'registered'} load={loadRegistered} onFail={close} with={props} />
}

/**
 * The warning that a real account is needed; it shows while the window
 * is `real-account`. Its code loads when it opens for the first time.
 *
 * @example <RealAccountModal onRegister={openRegister} />
 */
export function RealAccountModal(props: RealAccountModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'real-account'} load={loadRealAccount} onFail={close} with={props} />
}

/**
 * Recovers a password; it shows while the window is `recovery`. Its code loads when it opens for the first time.
 *
 * @example <ForgotPasswordModal flags={flags} />
 */
export function ForgotPasswordModal(props: ForgotPasswordModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'recovery'} load={loadRecovery} onFail={close} with={props} />
}

/**
 * Changes the password; it shows while the window is `password`. Its code loads when it opens for the first time.
 *
 * @example <PasswordModal />
 */
export function PasswordModal(props: PasswordModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'password'} load={loadPassword} onFail={close} with={props} />
}

/**
 * The message after a login; it shows while the window is `welcome`. Its code loads when it opens for the first time.
 *
 * @example <WelcomeModal age={minimumAge} />
 */
export function WelcomeModal(props: WelcomeModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'welcome'} load={loadWelcome} onFail={close} with={props} />
}
