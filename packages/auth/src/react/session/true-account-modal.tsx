import { Button, Modal } from '@parlour/ui-kit'
import { roleOf } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useSession } from '../use-session.ts'

/** Props of `TrueAccountModal`. */
export interface TrueAccountModalProps {
  /** Opens the registration; without it a trial account is offered none. */
  readonly onRegister?: () => void
}

/** The warning `in_need_true_account`: says which kind of account this needs, and is confirmed (MEM-08, AGT-01). */
export default function TrueAccountModal({ onRegister }: TrueAccountModalProps) {
  const text = useAuthText()
  const session = useSession()
  const { window, close } = useAuthWindow()
  const trial = session.status === 'member' && session.type !== null && roleOf(session.type) === 'trial'
  const register = () => {
    close()
    onRegister?.()
  }
  return (
    <Modal
      open={window === 'true-account'} name="trueAccountModal" width={400} title={text(trial ? 'auth.true_account.title' : 'auth.true_account.agents_title')} onClose={close}
      footer={
        <>
          {trial && onRegister && <Button onClick={register}>{text('auth.true_account.open')}</Button>}
          <Button variant="primary" onClick={close}>{text('auth.true_account.confirm')}</Button>
        </>
      }
    >
      {text(trial ? 'auth.true_account.trial' : 'auth.true_account.agents')}
    </Modal>
  )
}
