import { useApi } from '@parlour/api-client/react'
import { Button, Checkbox, FormStack, PasswordField, TextField } from '@parlour/ui-kit'
import { createValidator, freeText } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useEffect, useState } from 'react'
import { forgetRemembered, login, remember, remembered, type AfterLogin } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { CaptchaInput } from '../captcha-input.tsx'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText, useIssueText } from '../use-auth-text.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useFlow } from '../use-flow.ts'

type LoginField = 'username' | 'password' | 'captcha'

const basic: readonly LoginField[] = ['username', 'password']
const withCaptcha: readonly LoginField[] = ['username', 'password', 'captcha']
const { check } = createValidator({ username: freeText(true), password: freeText(true), captcha: freeText(true) })

/** Login by name and password; a picture joins them when the server asks for one (LOG-04). */
export function LoginForm({ onDone }: { onDone: (after: AfterLogin) => void }) {
  const api = useApi()
  const text = useAuthText()
  const issueText = useIssueText()
  const { session, rememberStore, policy, deviceId } = useAuth()
  const [kept] = useState(() => remembered(rememberStore, api.clock.now()))
  const [keep, setKeep] = useState(kept !== null)
  const flow = useFlow(false)
  const captcha = useCaptcha(flow.state.picture)

  const submit = async (values: Readonly<Record<LoginField, string>>) => {
    let after: AfterLogin | null = null
    const event = await flow.run(async () => {
      after = await login(api, session, { ...values, deviceId }, policy)
    })
    if (event?.type === 'accepted' && after) {
      if (keep) remember(rememberStore, values.username, api.clock.now())
      onDone(after)
    } else if (event?.type === 'refused') {
      if (flow.state.picture) captcha.load()
      form.setValue('captcha', '')
      if (event.refusal.issue) form.setServerIssue(event.refusal.issue.field as LoginField, event.refusal.issue)
    }
  }

  const form = useForm<LoginField>({
    fields: flow.state.picture ? withCaptcha : basic,
    initial: { username: kept ?? '' },
    check,
    onSubmit: (values) => void submit(values),
  })

  const changeKeep = (wanted: boolean) => {
    setKeep(wanted)
    if (!wanted) forgetRemembered(rememberStore)
  }

  const { ref } = form.formProps
  useEffect(() => {
    const input = ref.current?.elements.namedItem(kept ? 'password' : 'username')
    if (input instanceof HTMLElement) input.focus()
  }, [kept, ref])

  return (
    <form {...form.formProps}>
      <FormStack>
        <TextField
          {...form.bind('username')} label={text('auth.field.username')} error={issueText(form.issues.username)}
          autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={64}
        />
        <PasswordField
          {...form.bind('password')} label={text('auth.field.password')} error={issueText(form.issues.password)}
          autoComplete="current-password" maxLength={128} showLabel={text('auth.password.show')} hideLabel={text('auth.password.hide')}
        />
        {flow.state.picture ? (
          <CaptchaInput binding={form.bind('captcha')} captcha={captcha} error={issueText(form.issues.captcha)} />
        ) : null}
        <Checkbox label={text('auth.login.remember')} checked={keep} onChange={(event) => changeKeep(event.target.checked)} />
        <FormProblem state={flow.state} />
        <Button type="submit" variant="primary" size="lg" block loading={flow.state.step === 'sending'}>
          {text('auth.login.submit')}
        </Button>
      </FormStack>
    </form>
  )
}
