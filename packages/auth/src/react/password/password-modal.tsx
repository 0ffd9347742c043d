import { getSecurityConfig } from '@parlour/api-client/endpoints'
import { useApi, useEndpoint } from '@parlour/api-client/react'
import { Button, Spinner, SplitModal } from '@parlour/ui-kit'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { logout } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { loginTypeAtom, nameDraftAtom } from '../login/login-draft.ts'
import { useAuthText } from '../use-auth-text.ts'
import { useAuthWindow } from '../use-auth-window.ts'
import { useSession } from '../use-session.ts'
import { WithRules } from '../with-rules.tsx'
import { givenPasswordAtom } from './given-password.ts'
import { PasswordForm } from './password-form.tsx'

/** Props of `PasswordModal`. */
export interface PasswordModalProps {
  /** Picture that fills the half beside the form. */
  readonly art?: ReactNode
  readonly brand?: ReactNode
}

/**
 * The change of password (`changePassModal`), of one's own will or because it must be: then the only way around it is
 * to log out. Afterwards the login window opens (PWD-02), as it does when the session ends meanwhile.
 */
export default function PasswordModal({ art, brand }: PasswordModalProps) {
  const api = useApi()
  const text = useAuthText()
  const { session } = useAuth()
  const state = useSession()
  const { window, forced, open, close } = useAuthWindow()
  const [given, setGiven] = useAtom(givenPasswordAtom)
  const draft = useAtomValue(nameDraftAtom)
  const choose = useSetAtom(loginTypeAtom)
  const guest = state.status === 'guest'
  const account = guest ? '' : state.account
  const { data: security, isPending } = useEndpoint(getSecurityConfig, {}, { enabled: !guest && given === null })
  const hasPassword = given !== null || security?.hasPassword !== false
  useEffect(() => () => setGiven(null), [setGiven])
  const last = useRef(account)
  const prepareLogin = (username: string) => {
    draft.keep({ username })
    choose('username')
  }
  const prepareAtEnd = useEffectEvent(() => last.current && prepareLogin(last.current))
  useEffect(() => {
    if (!guest) last.current = account
    else {
      // Another call may be refused for the ended session before the
      // change has its answer: the login still begins with the name.
      prepareAtEnd()
      open('login')
    }
  }, [guest, account, open])

  const leave = () => {
    close()
    logout(api, session)
  }
  const way = forced ? (
    <>
      {text('auth.change.forced')}{' '}
      <Button variant="text" size="sm" onClick={leave}>
        {text('auth.logout.confirm')}
      </Button>
    </>
  ) : (
    text('auth.change.lead')
  )
  return (
    <SplitModal
      open={window === 'password' && !guest}
      name="changePassModal"
      title={text(hasPassword ? 'auth.change.title' : 'auth.change.first')}
      lead={way}
      locked={forced}
      closeLabel={forced ? undefined : text('auth.modal.close')}
      onClose={close}
      art={art}
      brand={brand}
    >
      <WithRules>
        {(rules) =>
          given === null && isPending ? (
            <Spinner label={text('auth.register.loading')} />
          ) : (
            <PasswordForm
              rules={rules}
              account={account}
              hasPassword={hasPassword}
              onChanged={() => prepareLogin(account)}
            />
          )
        }
      </WithRules>
    </SplitModal>
  )
}
