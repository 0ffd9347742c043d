import { LazyModal } from './lazy-modal.tsx'
import { loadLogin } from './load-login.ts'
import type { LoginModalProps } from './login/login-modal.tsx'
import type { RegisterModalProps } from './register/register-modal.tsx'
import type { RegisteredModalProps } from './register/registered-modal.tsx'
import type { PasswordModalProps } from './password/password-modal.tsx'
import type { RecoveryModalProps } from './recovery/recovery-modal.tsx'
import type { LogoutDialogProps } from './session/logout-dialog.tsx'
import type { TrueAccountModalProps } from './session/true-account-modal.tsx'
import { useAuthWindow } from './use-auth-window.ts'
import type { WelcomeModalProps } from './welcome/welcome-modal.tsx'

const loadLogout = () => import('./session/logout-dialog.tsx')
const loadTrueAccount = () => import('./session/true-account-modal.tsx')
const loadRegister = () => import('./register/register-modal.tsx')
const loadRegistered = () => import('./register/registered-modal.tsx')
const loadRecovery = () => import('./recovery/recovery-modal.tsx')
const loadPassword = () => import('./password/password-modal.tsx')
const loadWelcome = () => import('./welcome/welcome-modal.tsx')

/** The login popup; its code loads when it opens for the first time. */
export function LoginModal(props: LoginModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'login'} load={loadLogin} onFail={close} with={props} />
}

/** The question before a logout; its code loads when it is asked for the first time. */
export function LogoutDialog(props: LogoutDialogProps) {
  return <LazyModal open={props.open} load={loadLogout} onFail={props.onClose} with={props} />
}

/** The registration in a window; its code loads when it opens for the first time. */
export function RegisterModal(props: RegisterModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'register'} load={loadRegister} onFail={close} with={props} />
}

/** The message after a registration; its code loads when it shows. */
export function RegisteredModal(props: RegisteredModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'registered'} load={loadRegistered} onFail={close} with={props} />
}

/** The warning `in_need_true_account`; its code loads when it shows. */
export function TrueAccountModal(props: TrueAccountModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'true-account'} load={loadTrueAccount} onFail={close} with={props} />
}

/** The way to a new password; its code loads when it opens for the first time. */
export function RecoveryModal(props: RecoveryModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'recovery'} load={loadRecovery} onFail={close} with={props} />
}

/** The change of password; its code loads when it opens for the first time. */
export function PasswordModal(props: PasswordModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'password'} load={loadPassword} onFail={close} with={props} />
}

/** The window after a login; its code loads when it shows. */
export function WelcomeModal(props: WelcomeModalProps) {
  const { window, close } = useAuthWindow()
  return <LazyModal open={window === 'welcome'} load={loadWelcome} onFail={close} with={props} />
}
