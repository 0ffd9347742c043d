import { useIssueText } from '@parlour/screen-kit/react'
import { Button, Checkbox, FormStack, Notice, PasswordField, TextField } from '@parlour/ui-kit'
import type { Refusal } from '../../index.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { FormProblem } from '../form-problem.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useNameLogin } from './use-name-login.ts'
import type { LoginMethod } from './login-method.ts'

/** Props of `LoginForm`. */
export interface LoginFormProps extends LoginMethod {
  /** Why the login begins again; shown until the next try. */
  readonly why: Refusal | null
  /** The way to a new password; without it there is none. */
  readonly onForgot?: (() => void) | undefined
}

/** Login by name and password (LOG-02). */
export function LoginForm({ why, onForgot, ...way }: LoginFormProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const { name, form, attempt, captcha, pictured, keep, toProve, triesLeft, first, changeKeep } = useNameLogin(way)
  useFirstFocus(form.formProps.ref, first)
  const wrong = triesLeft === null ? issueText(form.issues.password) : text('auth.login.wrong', { tries: triesLeft })

  return (
    <form {...form.formProps}>
      <FormStack>
        {why && attempt.state.step === 'idle' ? <RefusalNotice refusal={why} /> : null}
        <TextField
          {...name}
          label={text('auth.field.username')}
          error={issueText(form.issues.username)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
        <PasswordField
          {...form.bind('password')}
          label={text('auth.field.password')}
          error={wrong}
          autoComplete="current-password"
          enterKeyHint="go"
          action={
            onForgot && (
              <button type="button" onClick={onForgot}>
                {text('auth.login.forgot')}
              </button>
            )
          }
          showLabel={text('auth.password.show')}
          hideLabel={text('auth.password.hide')}
        />
        {pictured && (
          <CaptchaInput binding={form.bind('captcha')} captcha={captcha} error={issueText(form.issues.captcha)} />
        )}
        <Checkbox
          label={text('auth.login.remember')}
          checked={keep}
          onChange={(event) => changeKeep(event.target.checked)}
        />
        {toProve ? (
          <div role="alert">
            <Notice>{text('auth.login.human')}</Notice>
          </div>
        ) : null}
        <FormProblem state={attempt.state} unsure={text('auth.login.unsure')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={attempt.sending}
          aria-disabled={attempt.waiting || undefined}
        >
          {text('auth.login.submit')}
        </Button>
      </FormStack>
    </form>
  )
}
