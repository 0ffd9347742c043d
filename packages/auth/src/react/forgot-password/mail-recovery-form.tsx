import { useApi } from '@parlour/api-client/react'
import { useIssueText } from '@parlour/screen-kit/react'
import { Button, FormStack, TextField } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import { useForm, useValidator } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { mailRecoveryRules, type MailRecoveryField } from '../../forgot-password/recovery-rules.ts'
import { recoverByMail } from '../../index.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useFlow } from '../use-flow.ts'
import { mailDraftAtom } from './recovery-drafts.ts'

const fields: readonly MailRecoveryField[] = ['username', 'email']

/** Recovery by mail (FGT-02): the same words whether there is such an account or not. */
export function MailRecoveryForm({ rules, onSent }: { rules: RuleSet; onSent: () => void }) {
  const api = useApi()
  const text = useAuthText()
  const issueText = useIssueText()
  const draft = useAtomValue(mailDraftAtom)
  const { validator, complete } = useValidator(useMemo(() => mailRecoveryRules(rules), [rules]))
  const flow = useFlow(false)
  const form = useForm<MailRecoveryField>({
    fields,
    initial: {},
    check: validator.check,
    draft,
    complete: async (values) => (await complete(values)).check,
    onSubmit: async (values) => {
      const event = await flow.run(() => recoverByMail(api, values))
      if (event?.type === 'accepted') {
        draft.clear()
        onSent()
      } else if (event?.type === 'refused' && event.refusal.issue) {
        const { issue } = event.refusal
        form.setServerIssue(issue.field === 'username' ? 'username' : 'email', issue)
      }
    },
  })
  useFirstFocus(form.formProps.ref, 'username')
  return (
    <form {...form.formProps}>
      <FormStack>
        <TextField
          {...form.bind('username')}
          label={text('auth.field.username')}
          error={issueText(form.issues.username)}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          {...form.bind('email')}
          label={text('auth.field.email')}
          hint={text('auth.recovery.mail_hint')}
          error={issueText(form.issues.email)}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        <FormProblem state={flow.state} unsure={text('auth.recovery.mail_unsure')} />
        <Button type="submit" variant="primary" size="lg" block loading={flow.state.step === 'sending'}>
          {text('auth.recovery.mail_submit')}
        </Button>
      </FormStack>
    </form>
  )
}
