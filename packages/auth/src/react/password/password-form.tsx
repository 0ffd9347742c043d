import { useApi } from '@parlour/api-client/react'
import { useIssueText } from '@parlour/screen-kit/react'
import { Button, FormStack, PasswordField, useToast } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import { useForm, useValidator } from '@parlour/validation/react'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { changeRules, type ChangeField } from '../../password/change-rules.ts'
import { changePassword } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useFlow } from '../use-flow.ts'
import { givenPasswordAtom } from './given-password.ts'
import { NewPasswordInput } from './new-password-input.tsx'

const whole: readonly ChangeField[] = ['oldPassword', 'newPassword', 'confirmNewPassword']

/** Props of `PasswordForm`. */
export interface PasswordFormProps {
  readonly rules: RuleSet
  /** Whose password it is: what a password manager saves it under. */
  readonly account: string
  /**
   * Whether there is a password to ask for: an account that was opened by a code or a sign-in elsewhere has none yet.
   */
  readonly hasPassword: boolean
  /** Called while the old session still stands or just after it ended: the next step is a login (PWD-02). */
  readonly onChanged: () => void
}

/**
 * Old password, new one with its rule, and the new one again; the
 * old one is not asked for right after a login with it (PWD-01).
 */
export function PasswordForm({ rules, account, hasPassword, onChanged }: PasswordFormProps) {
  const api = useApi()
  const text = useAuthText()
  const toast = useToast()
  const issueText = useIssueText()
  const { session } = useAuth()
  const [given, setGiven] = useAtom(givenPasswordAtom)
  const [known, setKnown] = useState(given !== null || !hasPassword)
  const own = useMemo(() => changeRules(rules), [rules])
  const { validator, complete } = useValidator(own)
  const flow = useFlow(false)
  const fields = known ? whole.slice(1) : whole

  const form = useForm<ChangeField>({
    fields,
    initial: {},
    check: validator.check,
    linked: { newPassword: 'confirmNewPassword' },
    complete: async (values) => (await complete(values)).check,
    onSubmit: async (values) => {
      const event = await flow.run(() =>
        changePassword(api, session, { ...values, oldPassword: known ? (given ?? '') : (values.oldPassword ?? '') }),
      )
      if (event?.type === 'accepted') {
        setGiven(null)
        toast.show({ tone: 'ok', text: text('auth.change.done') })
        onChanged()
      } else if (event?.type === 'refused' && event.refusal.issue) {
        const { issue } = event.refusal
        // The password of the login does not count any more: it is asked for after all.
        if (issue.field === 'oldPassword') setKnown(false)
        form.setServerIssue(issue.field === 'password' ? 'newPassword' : issue.field, issue)
      }
    },
  })
  useFirstFocus(form.formProps.ref, known ? 'newPassword' : 'oldPassword')
  const words = { showLabel: text('auth.password.show'), hideLabel: text('auth.password.hide'), required: true }
  return (
    <form {...form.formProps}>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <FormStack>
        {known ? null : (
          <PasswordField
            {...words}
            {...form.bind('oldPassword')}
            label={text('auth.field.oldPassword')}
            error={issueText(form.issues.oldPassword)}
            autoComplete="current-password"
            enterKeyHint="next"
          />
        )}
        <NewPasswordInput
          binding={form.bind('newPassword')}
          rule={own.newPassword}
          validator={validator}
          issue={form.issues.newPassword}
        />
        <PasswordField
          {...words}
          {...form.bind('confirmNewPassword')}
          label={text('auth.field.confirmNewPassword')}
          error={issueText(form.issues.confirmNewPassword)}
          autoComplete="new-password"
          enterKeyHint="send"
        />
        <FormProblem state={flow.state} unsure={text('auth.change.unsure')} />
        <Button type="submit" variant="primary" size="lg" block loading={flow.state.step === 'sending'}>
          {text(hasPassword ? 'auth.change.submit' : 'auth.change.first')}
        </Button>
      </FormStack>
    </form>
  )
}
