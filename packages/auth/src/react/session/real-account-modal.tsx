import { useAccountRole } from '@parlour/screen-kit/react'
import { Button, Modal } from '@parlour/ui-kit'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'

/** Props of `RealAccountModal`. */
export interface RealAccountModalProps {
  /** Opens the registration; without it a demo account is offered none. */
  readonly onRegister?: () => void
}

/** The warning `in_need_true_account`: says which kind of account this needs, and is confirmed (MEM-08, AGT-01). */
export default function RealAccountModal({ onRegister }: RealAccountModalProps) {
  const text = useAuthText()
  const { window, close } = useAuthWindow()
  const trial = useAccountRole() === 'demo'
  const register = () => {
    close()
    onRegister?.()
  }
  return (
    <Modal
      open={window === 'real-account'}
      name="trueAccountModal"
      width={400}
      title={text(trial ? 'auth.real_account.title' : 'auth.real_account.agents_title')}
      onClose={close}
      footer={
        <>
          {trial && onRegister && <Button onClick={register}>{text('auth.real_account.open')}</Button>}
          <Button variant="primary" onClick={close}>
            {text('auth.real_account.confirm')}
          </Button>
        </>
      }
    >
      {text(trial ? 'auth.real_account.demo' : 'auth.real_account.agents')}
    </Modal>
  )
}
