import { Button, Modal } from '@parlour/ui-kit'
import { useAuthText } from '../use-auth-text.ts'

/** Props of `IdleDialog`. */
export interface IdleDialogProps {
  /** Whether it ends for want of activity, or by its age: then nothing keeps it. */
  readonly by: 'idle' | 'limit'
  /** Until the session ends. */
  readonly seconds: number
  readonly busy: boolean
  readonly onStay: () => void
  readonly onLogout: () => void
}

/** Says that the session is about to end, with the seconds left, and how to keep it. */
export function IdleDialog({ by, seconds, busy, onStay, onLogout }: IdleDialogProps) {
  const text = useAuthText()
  const idle = by === 'idle'
  return (
    <Modal
      open
      locked
      name="idleModal"
      width={400}
      title={text(idle ? 'auth.idle.title' : 'auth.idle.limit_title')}
      footer={
        <>
          <Button disabled={busy} onClick={onLogout}>
            {text('auth.logout.confirm')}
          </Button>
          {idle && (
            <Button variant="primary" loading={busy} onClick={onStay}>
              {text('auth.idle.stay')}
            </Button>
          )}
        </>
      }
    >
      <span role="timer">{text(idle ? 'auth.idle.text' : 'auth.idle.limit_text', { seconds })}</span>
    </Modal>
  )
}
