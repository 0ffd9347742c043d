import { Button, Modal } from '@parlour/ui-kit'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useSession } from '../use-session.ts'

/** Says that the account is open and who is logged in (REG-08). */
export default function RegisteredModal() {
  const text = useAuthText()
  const session = useSession()
  const { window, close } = useAuthWindow()
  const account = session.status === 'member' ? session.account : ''
  return (
    <Modal
      open={window === 'registered' && account !== ''} name="registerSuccessModal" width={400} title={text('auth.registered.title')}
      closeLabel={text('auth.modal.close')} onClose={close}
      footer={<Button variant="primary" block onClick={close}>{text('auth.registered.action')}</Button>}
    >
      {text('auth.registered.text', { account })}
    </Modal>
  )
}
