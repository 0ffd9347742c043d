import { Button, Modal } from '@parlour/ui-kit'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { authRequestAtom } from '../atoms.ts'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useMemberWindow } from '../use-member-window.ts'
import { newUsernameAtom } from './atoms.ts'
import type { NewMemberOffer } from './register-title.tsx'

/** Props of `RegisteredModal`. */
export interface RegisteredModalProps {
  /** What a new account starts with, and its terms. */
  readonly offer?: NewMemberOffer
  /** Leads to the games, where nothing else was asked for before. */
  readonly onGames?: () => void
}

const strong = (name: ReactNode) => <strong>{name}</strong>

/**
 * Says that the account is open and who is logged in (REG-08); after a registration by number it first tells the name
 * that the platform made (REG-09). Closed, what was asked for before goes on (LOG-14).
 */
export default function RegisteredModal({ offer, onGames }: RegisteredModalProps) {
  const text = useAuthText()
  const format = useFormat()
  const { window } = useAuthWindow()
  const [{ go }, setRequest] = useAtom(authRequestAtom)
  useMemberWindow('registered')
  const [tellsName, setNewUsername] = useAtom(newUsernameAtom)
  const account = useAccount()
  const open = window === 'registered' && account !== ''
  const told = () => setNewUsername(false)
  const close = () => setRequest((request) => ({ window: null, go: request.go, forced: false }))
  /** What was asked for before comes first: that is the game. */
  const choose = () => {
    close()
    if (!go) onGames?.()
  }
  if (tellsName)
    return (
      <Modal
        key="name"
        open={open}
        name="registeredNameModal"
        width={400}
        title={text('auth.registered.success')}
        onClose={told}
        footer={
          <Button variant="primary" block onClick={told}>
            {text('auth.dialog.ok')}
          </Button>
        }
      >
        {text.rich('in_registered_successfully', { account, b: strong })}
      </Modal>
    )
  return (
    <Modal
      key="welcome"
      open={open}
      name="registerSuccessModal"
      width={400}
      title={text('auth.registered.title')}
      closeLabel={text('auth.modal.close')}
      onClose={close}
      footer={
        <Button variant="primary" block onClick={choose}>
          {text('auth.registered.action')}
        </Button>
      }
    >
      <p>{text('auth.registered.text', { account })}</p>
      {offer ? (
        <p>
          {text.rich('auth.registered.offer', { amount: format.money(offer.amount, offer.currency), sum: goldAmount })}{' '}
          {offer.terms}
        </p>
      ) : null}
    </Modal>
  )
}
