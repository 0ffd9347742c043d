import { useApi } from '@parlour/api-client/react'
import { Button, ErrorState, FormStack, Segmented, Spinner } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formRules, isMobile, registrationRulesQuery } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { SocialBlock } from '../social/social-block.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useEntered } from '../use-entered.ts'
import { RegisterForm } from './register-form.tsx'
import type { RegistrationSetup } from './registration-setup.ts'
import { useInvitation } from './use-invitation.ts'
import { useRegistrationMode } from './use-registration-mode.ts'

interface RegisterEntryProps {
  setup: RegistrationSetup
  resettable?: boolean
}

const noRules: RuleSet = {}

/** The way to an account: its tabs, and below them the form as the server's rules have it, or why there is none. */
export function RegisterEntry({ setup, resettable = false }: RegisterEntryProps) {
  const text = useAuthText()
  const { human } = useAuth()
  const entered = useEntered()
  const { data, isError, refetch } = useQuery(registrationRulesQuery(useApi()))
  const { flags, referral, onUnknownCode } = setup
  const { modes, mode, choose } = useRegistrationMode(flags)
  const invitation = useInvitation({ referral, asks: flags.has('AFFMAN3'), onUnknown: onUnknownCode })
  const captcha = flags.has('CAPTCHA3') || data?.['captcha']?.enabled === true || (flags.has('GEETEST3') && !human)
  const verified = flags.has('REGMOBVERF3')
  const { known } = invitation
  const rules = useMemo(
    () => formRules(data ?? noRules, { mode, captcha, verified, known }),
    [data, mode, captcha, verified, known],
  )

  if (!data && isError)
    return (
      <ErrorState
        title={text('auth.register.unavailable')}
        action={<Button onClick={() => void refetch()}>{text('auth.register.try_again')}</Button>}
      />
    )
  if (!data) return <Spinner label={text('auth.register.loading')} />
  const tabs = modes.map((value) => ({
    value,
    label: text(isMobile(value) ? 'auth.register.by_mobile' : 'auth.register.by_username'),
  }))
  const ways = (locked: boolean) =>
    tabs.length > 1 && (
      <Segmented
        block
        label={text('auth.register.by')}
        options={tabs}
        value={mode}
        onValue={choose}
        disabled={locked}
      />
    )
  return (
    <FormStack>
      <RegisterForm
        setup={setup}
        rules={rules}
        mode={mode}
        invitation={invitation}
        resettable={resettable}
        ways={ways}
      />
      <SocialBlock onEntered={entered} onTerms={setup.onTerms} />
    </FormStack>
  )
}
