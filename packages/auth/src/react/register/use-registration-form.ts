import { useApi } from '@parlour/api-client/react'
import type { FormValues, Issue, PatternReporter, RuleSet, Validator } from '@parlour/validation'
import { isWeakDigits } from '@parlour/validation/digits'
import { useForm, useValidator, type Form } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { authErrors, checkUsername, isOfAge, registrationFields, type RegistrationField } from '../../index.ts'
import { checkPhone } from '../../phone/check-phone.ts'
import { registerDraftAtom } from './atoms.ts'

/** What stands in the form: fields of the rules, and the two boxes below them. */
export type FormField = RegistrationField | 'age' | 'terms'

interface RegistrationFormOptions {
  rules: RuleSet
  /** The dialling code of the number. */
  dial: string
  age: number
  report: PatternReporter | undefined
  onSubmit: (values: Readonly<Record<FormField, string>>) => Promise<unknown>
}

/** The fields of a registration at work. */
export interface RegistrationFields {
  readonly form: Form<FormField>
  readonly fields: readonly RegistrationField[]
  readonly validator: Validator
  /** The first thing wrong with a field. */
  readonly check: (field: FormField, values: FormValues) => Issue | null
}

const isRegistrationField = (name: string): name is RegistrationField =>
  registrationFields.some((field) => field === name)
const pause = 500
const server = (field: string, messageId: string): Issue => ({ field, code: 'server', messageId })
const weak = authErrors['payment.password.weak'].words
const missing: Readonly<Record<string, string>> = {
  age: 'auth.register.age_required',
  terms: 'auth.register.terms_required',
}

/**
 * What is typed into a registration form and what is wrong with it; one that was closed opens with what was no secret.
 */
export function useRegistrationForm({
  rules,
  dial,
  age,
  report,
  onSubmit,
}: RegistrationFormOptions): RegistrationFields {
  const api = useApi()
  const draft = useAtomValue(registerDraftAtom)
  const { validator, complete } = useValidator(rules, report)
  const fields = Object.keys(rules).filter(isRegistrationField)

  const more = useCallback(
    (check: Validator['check']) =>
      (field: FormField, values: FormValues): Issue | null => {
        const unsaid = missing[field]
        if (unsaid) return values[field] ? null : server(field, unsaid)
        const issue = checkPhone(check, dial)(field, values)
        if (!issue && field === 'paymentPassword' && isWeakDigits(values[field] ?? '', values['birthday']))
          return server(field, weak)
        if (issue || field !== 'birthday' || isOfAge(values['birthday'] ?? '', age, api.clock.now())) return issue
        return server(field, authErrors['member.age.low'].words)
      },
    [age, api, dial],
  )
  const check = useCallback(
    (field: FormField, values: FormValues) => more(validator.check)(field, values),
    [more, validator],
  )
  const isFree = async (name: string): Promise<Issue | null | 'unknown'> => {
    const answer = await checkUsername(api, name)
    if (answer === 'free') return null
    if (answer === 'unknown') return answer
    return server('username', answer === 'taken' ? authErrors['register.username.taken'].words : 'validation.pattern')
  }

  const form = useForm<FormField>({
    fields: [...fields, 'age', 'terms'],
    initial: { terms: 'yes' },
    check,
    complete: async (values) => more((await complete(values)).check),
    linked: { password: 'confirmPassword' },
    lookups: { username: isFree },
    draft,
    onSubmit,
  })

  const { username } = form.values
  const askLive = useEffectEvent(() => {
    if (username && !validator.check('username', form.values)) form.bind('username').onBlur({ relatedTarget: null })
  })
  // Whether a name is free is asked half a second after the last key, not only when its field is left.
  useEffect(() => {
    const timer = setTimeout(() => askLive(), pause)
    return () => clearTimeout(timer)
  }, [username])

  return { form, fields, validator, check }
}
