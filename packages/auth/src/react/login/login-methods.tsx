import { FormStack, Segmented } from '@parlour/ui-kit'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { AfterLogin, Refusal } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { DemoLogin } from './demo-login.tsx'
import { loginTypeAtom, type LoginType } from './login-draft.ts'
import { LoginForm } from './login-form.tsx'
import { SmsLoginForm } from './sms-login-form.tsx'
import type { PendingLogin } from './login-method.ts'

interface LoginMethodsProps {
  /** Module ids that are switched on: they say which ways there are. */
  readonly flags: ReadonlySet<string>
  /** Why the login begins again; null for a first one. */
  readonly why: Refusal | null
  readonly onEntered: (after: AfterLogin) => void
  readonly onCheck: (pending: PendingLogin) => void
  readonly onForgot: () => void
  /** Ways in with an account elsewhere. */
  readonly elsewhere?: ReactNode
}

/**
 * Every way in that the platform offers: by name, by text message
 * (LOG-01), as a demo (LOG-08), with an account elsewhere.
 */
export function LoginMethods({ flags, why, onEntered, onCheck, onForgot, elsewhere }: LoginMethodsProps) {
  const text = useAuthText()
  const [chosen, choose] = useAtom(loginTypeAtom)
  const bySms = flags.has('MOBILEVERCODELOGIN3')
  const type: LoginType = bySms ? chosen : 'username'
  const mayRecover = flags.has('CHNGPASSMAIL3') || flags.has('CHNGPASSVERIF3')
  return (
    <FormStack>
      {bySms && (
        <Segmented
          block
          label={text('auth.login.type')}
          value={type}
          onValue={choose}
          options={[
            { value: 'username', label: text('auth.login.type_username') },
            { value: 'sms', label: text('auth.login.type_sms') },
          ]}
        />
      )}
      {type === 'sms' ? (
        <SmsLoginForm onEntered={onEntered} />
      ) : (
        <LoginForm
          why={why}
          asked={why?.captcha === true}
          onEntered={onEntered}
          onCheck={onCheck}
          onForgot={mayRecover ? onForgot : undefined}
        />
      )}
      {flags.has('FREEPLAY3') && <DemoLogin onEntered={onEntered} />}
      {elsewhere}
    </FormStack>
  )
}
