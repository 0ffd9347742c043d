import { isRefused, type ApiError } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import {
  createDownline,
  getAgentDefaults,
  getTeamAttention,
  getTeamOverview,
  listDownlines,
} from '@parlour/api-client/endpoints'
import { checkUsername } from '@parlour/auth'
import { useAccount } from '@parlour/screen-kit/react'
import { freeText, type FieldRule, type Issue, type RuleSet } from '@parlour/validation'
import { useForm, useValidator } from '@parlour/validation/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { firstPassword, sentRates } from '../../index.ts'
import type { RateChoice } from './use-chosen-rates.ts'

/** An account that was opened; its password is known here alone, and until it is left. */
export interface OpenedAccount {
  readonly account: string
  readonly password: string
  readonly type: 0 | 2
}

const pause = 500
const taken: Issue = { field: 'username', code: 'server', messageId: 'api.code.register.username.taken' }
const malformed = (field: string): Issue => ({ field, code: 'server', messageId: 'validation.pattern' })
const needed = (rule: FieldRule = freeText(true)): FieldRule => ({ ...rule, enabled: true, required: true })

const draw = (below: number): number => {
  const most = Math.floor(2 ** 32 / below) * below
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < most ? drawn % below : draw(below)
}

/** The field that a refusal is about. */
function issueOf(error: ApiError): Issue | null {
  if (isRefused(error, 'register.username.taken')) return taken
  if (!isRefused(error, 'register.field.invalid')) return null
  const { value } = error
  const field = typeof value === 'object' && value !== null && 'field' in value ? value.field : null
  return field === 'username' || field === 'password' ? malformed(field) : null
}

/**
 * A new account at work: the name is checked while it is typed, by the rules of a registration; a password is made; one
 * press opens one account. A refusal stands at its field, and what was typed stays.
 */
export function useNewAccount(rules: RuleSet, choice: RateChoice, onOpened: (opened: OpenedAccount) => void) {
  const api = useApi()
  const account = useAccount()
  const [type, setType] = useState<0 | 2>(0)
  const own = useMemo(() => ({ username: needed(rules['username']), password: needed(rules['password']) }), [rules])
  const { validator, complete } = useValidator(own)
  const effect = useEndpointMutation(createDownline, {
    scope: account,
    invalidates: [listDownlines, getAgentDefaults, getTeamOverview, getTeamAttention],
    onDone: (answer, input) => {
      onOpened({ account: answer.account ?? input.username, password: input.password, type: input.type ?? 0 })
    },
    onFailed: (error) => {
      choice.refuse(error)
      const issue = issueOf(error)
      if (issue) form.setServerIssue(issue.field, issue)
    },
  })
  const [password] = useState(() => firstPassword(own.password, draw))
  const form = useForm<'username' | 'password'>({
    fields: ['username', 'password'],
    initial: { password },
    check: validator.check,
    complete: async (values) => (await complete(values)).check,
    lookups: {
      username: async (name) => {
        const answer = await checkUsername(api, name)
        if (answer === 'free') return null
        return answer === 'taken' ? taken : answer === 'malformed' ? malformed('username') : answer
      },
    },
    onSubmit: (values) => {
      if (choice.fits)
        effect.send({
          username: values.username.trim(),
          password: values.password,
          type,
          rates: sentRates(choice.rates),
        })
    },
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
  const { error } = effect
  return {
    form,
    effect,
    type,
    setType,
    /** Whether a field says already why it was refused. */
    told: error !== null && (issueOf(error) !== null || choice.refused !== null),
    freshPassword: () => form.setValue('password', firstPassword(own.password, draw)),
  }
}

/** What `useNewAccount` gives. */
export type NewAccount = ReturnType<typeof useNewAccount>
