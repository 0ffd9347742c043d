import { useApi } from '@parlour/api-client/react'
import { Button, Card, Columns, ErrorState, PageHead, Spinner, Stepper } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import type { PatternReporter, RuleSet } from '@parlour/validation'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { formRules, registrationRulesQuery, type Referral } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { RegisterForm } from './register-form.tsx'
import { RegisterTitle, type NewMemberOffer } from './register-title.tsx'

const noRules: RuleSet = {}

/** Props of `RegisterScreen`. */
export interface RegisterScreenProps {
  /** The module ids that are switched on; CAPTCHA3 shows the captcha. */
  readonly flags: ReadonlySet<string>
  readonly referral: Referral
  /** Address of this page, for the registration itself. */
  readonly registerUrl: string
  /** The age of the jurisdiction that a visitor confirms, in years. */
  readonly age: number
  readonly offer?: NewMemberOffer
  /** What stands beside the form, such as promotions for new players. */
  readonly aside?: ReactNode
  /** Hears of server patterns that cannot be used here. */
  readonly report?: PatternReporter
  readonly onHome: () => void
  readonly onLogin: () => void
  /** The account is open and its session has begun. */
  readonly onDone: () => void
}

/** The registration page by username, built from the server's rules. */
export function RegisterScreen({ flags, referral, registerUrl, age, offer, aside, report, onHome, onLogin, onDone }: RegisterScreenProps) {
  const text = useAuthText()
  const { data = noRules, isPending, isError, refetch } = useQuery(registrationRulesQuery(useApi()))
  const captcha = flags.has('CAPTCHA3')
  const invited = referral.affiliateCode !== null
  const rules = useMemo(() => formRules(data, { captcha, invited }), [data, captcha, invited])

  const steps = [
    { title: text('auth.register.step_form'), text: text('auth.register.step_form_text') },
    { title: text('auth.register.step_game'), text: text('auth.register.step_game_text') },
  ]
  const again = <Button onClick={() => void refetch()}>{text('auth.register.try_again')}</Button>
  const form = { rules, referral, registerUrl, age, report, onLogin, onDone }
  return (
    <>
      <PageHead
        title={<RegisterTitle offer={offer} />}
        hint={offer?.terms ?? text('auth.register.lead')}
        end={<Button variant="text" icon={<IconArrowLeft />} onClick={onHome}>{text('auth.register.home')}</Button>}
      />
      <Columns aside={<>{aside}<Card as="aside"><Stepper steps={steps} /></Card></>}>
        <Card>
          {isPending ? <Spinner label={text('auth.register.loading')} /> : null}
          {isError ? <ErrorState title={text('auth.register.unavailable')} action={again} /> : null}
          {isPending || isError ? null : <RegisterForm {...form} />}
        </Card>
      </Columns>
    </>
  )
}
