import { Button, FormStack, Modal } from '@parlour/ui-kit'
import { roleOf } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useMemberWindow } from '../use-member-window.ts'
import { useSession } from '../use-session.ts'
import { LastLogin } from './last-login.tsx'

/** Props of `WelcomeModal`. */
export interface WelcomeModalProps {
  /** The age of the jurisdiction, in years. */
  readonly age: number
}

/**
 * The window after a login (`afterLoginModal`, LOG-06): who is here, the login before this one, and that play can be
 * paused. It does not show where something that was asked for goes on. Enter and Escape close it.
 */
export default function WelcomeModal({ age }: WelcomeModalProps) {
  const text = useAuthText()
  const session = useSession()
  const { window, open, close } = useAuthWindow()
  useMemberWindow('welcome')
  if (session.status === 'guest') return null
  const { account, member, type } = session
  const trial = type !== null && roleOf(type) === 'demo'
  return (
    <Modal
      open={window === 'welcome'}
      name="afterLoginModal"
      width={400}
      title={text('auth.welcome.title', { name: member?.nickname || account })}
      closeLabel={text('auth.modal.close')}
      onClose={close}
      footer={
        <Button variant="primary" block data-autofocus="" onClick={close}>
          {text('auth.welcome.action')}
        </Button>
      }
    >
      <FormStack>
        {trial ? <p>{text('auth.welcome.demo')}</p> : <LastLogin onChange={() => open('password')} />}
        <p>{text('auth.welcome.pause', { age })}</p>
      </FormStack>
    </Modal>
  )
}
