import { Button, Modal } from '@parlour/ui-kit'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { authRequestAtom } from '../atoms.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useMemberWindow } from '../use-member-window.ts'
import { useSession } from '../use-session.ts'
import { nameToTellAtom } from './atoms.ts'

const strong = (name: ReactNode) => <strong>{name}</strong>

/**
 * Says that the account is open and who is logged in (REG-08); after a registration by number it first tells the name that the
 * platform made (REG-09). Closed, what was asked for before goes on (LOG-14).
 */
export default function RegisteredModal() {
  const text = useAuthText()
  const session = useSession()
  const { window } = useAuthWindow()
  const setRequest = useSetAtom(authRequestAtom)
  useMemberWindow('registered')
  const [tellsName, tellName] = useAtom(nameToTellAtom)
  const account = session.status === 'member' ? session.account : ''
  const open = window === 'registered' && account !== ''
  const told = () => tellName(false)
  const close = () => setRequest(({ go }) => ({ window: null, go, forced: false }))
  if (tellsName)
    return (
      <Modal
        key="name" open={open} name="registeredNameModal" width={400} title={text('auth.registered.success')} onClose={told}
        footer={<Button variant="primary" block onClick={told}>{text('auth.dialog.ok')}</Button>}
      >
        {text.rich('in_registered_successfully', { account, b: strong })}
      </Modal>
    )
  return (
    <Modal
      key="welcome" open={open} name="registerSuccessModal" width={400} title={text('auth.registered.title')}
      closeLabel={text('auth.modal.close')} onClose={close}
      footer={<Button variant="primary" block onClick={close}>{text('auth.registered.action')}</Button>}
    >
      {text('auth.registered.text', { account })}
    </Modal>
  )
}
