import { useApi } from '@parlour/api-client/react'
import { useForm } from '@parlour/validation/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ChangeEvent } from 'react'
import { forgetRemembered, login, remember, remembered, type LoginProof, type Refusal } from '../../index.ts'
import { checkLogin, type LoginField } from '../../login/check-login.ts'
import { useAuth } from '../auth-context.ts'
import { givenPasswordAtom } from '../password/given-password.ts'
import { useCaptcha } from '../use-captcha.ts'
import { nameDraftAtom } from './login-draft.ts'
import type { LoginMethod } from './login-method.ts'
import { useLoginTry } from './use-login-try.ts'

type NameField = Extract<LoginField, 'username' | 'password' | 'captcha'>

const basic: readonly NameField[] = ['username', 'password']
const withCaptcha: readonly NameField[] = ['username', 'password', 'captcha']

/** The login by name and password at work; a picture joins it when the server asks for one (LOG-04). */
export function useNameLogin({ asked, onEntered, onCheck }: LoginMethod) {
  const api = useApi()
  const { session, rememberStore, policy, deviceId, human } = useAuth()
  const draft = useAtomValue(nameDraftAtom)
  const [kept] = useState(() => remembered(rememberStore, api.clock.now()))
  const [keep, setKeep] = useState(kept !== null)
  const give = useSetAtom(givenPasswordAtom)
  const attempt = useLoginTry(asked)
  // A person who can show to be one in a window of its own needs no picture.
  const proven = human !== undefined && attempt.state.picture
  const pictured = attempt.state.picture && !human && !attempt.waiting
  const captcha = useCaptcha(pictured)

  /** A picture is good for one try, and there before the sentence that asks for it. */
  const renew = async (refusal: Refusal | null) => {
    const wanted = pictured || refusal?.captcha === true
    if (human || !wanted || refusal?.retryAt || refusal?.reached === false) return
    form.setValue('captcha', '')
    await captcha.load()
  }

  const submit = async (values: Readonly<Record<NameField, string>>) => {
    const { username } = values
    const proof = (): Promise<LoginProof> =>
      proven ? human.verify('login') : Promise.resolve({ captcha: values.captcha })
    const once = async (shown: LoginProof) =>
      login(api, session, { username, password: values.password, ...shown, deviceId }, policy)
    const finish: LoginMethod['onEntered'] = (after) => {
      if (keep) remember(rememberStore, username, api.clock.now())
      if (after.next === 'change-password') give(values.password)
      onEntered(after)
    }
    const outcome = await attempt.run(async () => once(await proof()), renew)
    if (outcome?.type === 'entered') return finish(outcome.after)
    if (outcome?.type !== 'refused') return
    const { check, issue } = outcome.refusal
    if (check) return onCheck({ check, username, again: () => once({}), finish })
    if (issue && !(human && issue.field === 'captcha')) form.setServerIssue(issue.field, issue)
  }

  const form = useForm<NameField>({
    fields: pictured ? withCaptcha : basic,
    initial: { username: kept ?? '' },
    check: checkLogin,
    draft,
    onSubmit: (values) => void submit(values),
  })

  const name = form.bind('username')
  const changeName = (event: ChangeEvent<HTMLInputElement>) => {
    if (attempt.waiting) attempt.forget()
    name.onChange(event)
  }

  return {
    /** The field of the name: who writes another one waits no longer for the first. */
    name: { ...name, onChange: changeName },
    form,
    attempt,
    captcha,
    pictured,
    keep,
    /** The platform asks for the proof of a person, which the next press opens. */
    toProve: proven && attempt.refusal?.issue?.field === 'captcha',
    /** Tries that are left, while a wrong password shows; null where the platform does not say. */
    triesLeft: form.issues.password?.code === 'server' ? (attempt.refusal?.triesLeft ?? null) : null,
    first: form.values.username === '' ? ('username' as const) : ('password' as const),
    changeKeep: (wanted: boolean) => {
      setKeep(wanted)
      if (!wanted) forgetRemembered(rememberStore)
    },
  }
}
