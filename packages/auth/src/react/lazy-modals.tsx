import { LateModal } from './late-modal.tsx'
import type { LoginModalProps } from './login/login-modal.tsx'
import type { LogoutDialogProps } from './session/logout-dialog.tsx'
import type { TrueAccountModalProps } from './session/true-account-modal.tsx'
import { useAuthWindow } from './use-auth-window.ts'

const loadLogin = () => import('./login/login-modal.tsx')
const loadLogout = () => import('./session/logout-dialog.tsx')
const loadTrueAccount = () => import('./session/true-account-modal.tsx')
const loadRegistered = () => import('./register/registered-modal.tsx')

const nothing = {}

/** The login popup; its code loads when it opens for the first time. */
export function LoginModal(props: LoginModalProps) {
  const { window, close } = useAuthWindow()
  return <LateModal open={window === 'login'} load={loadLogin} onFail={close} with={props} />
}

/** The question before a logout; its code loads when it is asked for the first time. */
export function LogoutDialog(props: LogoutDialogProps) {
  return <LateModal open={props.open} load={loadLogout} onFail={props.onClose} with={props} />
}

/** The message after a registration; its code loads when it shows. */
export function RegisteredModal() {
  const { window, close } = useAuthWindow()
  return <LateModal open={window === 'registered'} load={loadRegistered} onFail={close} with={nothing} />
}

/** The warning `in_need_true_account`; its code loads when it shows. */
export function TrueAccountModal(props: TrueAccountModalProps) {
  const { window, close } = useAuthWindow()
  return <LateModal open={window === 'true-account'} load={loadTrueAccount} onFail={close} with={props} />
}

/** Begins to load the login popup, for when the pointer or the focus comes near its button. */
export const preloadLogin = (): void => void loadLogin().catch(() => undefined)
