import { Button, Modal } from '@parlour/ui-kit'
import { useAuthText } from '../use-auth-text.ts'
import { useSession } from '../use-session.ts'

/** Props of `RegisteredModal`. */
export interface RegisteredModalProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Says that the account is open and who is logged in (REG-08). */
export default function RegisteredModal({ open, onClose }: RegisteredModalProps) {
  const text = useAuthText()
  const session = useSession()
  const account = session.status === 'member' ? session.account : ''
  return (
    <Modal
      open={open && account !== ''} name="registerSuccessModal" width={400} title={text('auth.registered.title')}
      closeLabel={text('auth.modal.close')} onClose={onClose}
      footer={<Button variant="primary" block onClick={onClose}>{text('auth.registered.action')}</Button>}
    >
      {text('auth.registered.text', { account })}
    </Modal>
  )
}
