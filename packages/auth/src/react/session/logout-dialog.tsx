import { useApi } from '@parlour/api-client/react'
import { ConfirmDialog } from '@parlour/ui-kit'
import { logout } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { useAuthText } from '../use-auth-text.ts'

/** Props of `LogoutDialog`. */
export interface LogoutDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The session has ended here: the place to go home. */
  readonly onLoggedOut: () => void
}

/** Asks before logging out (LOG-11). */
export default function LogoutDialog({ open, onClose, onLoggedOut }: LogoutDialogProps) {
  const text = useAuthText()
  const api = useApi()
  const { session } = useAuth()
  const confirm = () => {
    onClose()
    logout(api, session)
    onLoggedOut()
  }
  return (
    <ConfirmDialog
      open={open}
      name="logoutModal"
      title={text('auth.logout.title')}
      text={text('auth.logout.text')}
      confirmLabel={text('auth.logout.confirm')}
      cancelLabel={text('auth.logout.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
