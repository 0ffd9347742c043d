import { Modal } from '@parlour/ui-kit'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { RegisterEntry } from './register-entry.tsx'
import type { RegistrationSetup } from './registration-setup.ts'

/** Props of `RegisterModal`: the login link leads to the window of the login (REG-03). */
export type RegisterModalProps = Omit<RegistrationSetup, 'onLogin'>

/**
 * The registration in a window (`registerModal`): a click outside closes it and keeps what was typed, but for secrets.
 */
export default function RegisterModal(setup: RegisterModalProps) {
  const text = useAuthText()
  const { window, open, close } = useAuthWindow()
  return (
    <Modal
      open={window === 'register'}
      name="registerModal"
      width={560}
      title={text('auth.register.title')}
      closeLabel={text('auth.modal.close')}
      onClose={close}
    >
      <RegisterEntry setup={{ ...setup, onLogin: () => open('login') }} />
    </Modal>
  )
}
