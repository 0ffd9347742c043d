import { Button, Card, Columns, PageHead, Stepper } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import type { ReactNode } from 'react'
import { isMobile } from '../../index.ts'
import { useAuthText } from '../use-auth-text.ts'
import { RegisterEntry } from './register-entry.tsx'
import { RegisterOffers } from './register-offers.tsx'
import { NewMember, RegisterTitle, type NewMemberOffer } from './register-title.tsx'
import type { RegistrationSetup } from './registration-setup.ts'
import { useRegistrationMode } from './use-registration-mode.ts'

/** Props of `RegisterScreen`. */
export interface RegisterScreenProps extends RegistrationSetup {
  readonly offer?: NewMemberOffer
  /** What else stands beside the form. */
  readonly aside?: ReactNode
  /** What stands before the way home, such as the choice of a language. */
  readonly tools?: ReactNode
  readonly onHome: () => void
}

/**
 * The registration page: the form by the server's rules, and beside it the offer for new members (REG-11, REG-13).
 *
 * @example
 * <RegisterScreen
 *   flags={flags}
 *   referral={referral}
 *   registerUrl={location.href}
 *   age={minimumAge}
 *   onLogin={openLogin}
 *   onDone={openGames}
 *   onHome={openHome}
 * />
 */
export function RegisterScreen({ offer, aside, tools, onHome, ...setup }: RegisterScreenProps) {
  const text = useAuthText()
  const { mode } = useRegistrationMode(setup.flags)
  const byCode = isMobile(mode) || setup.flags.has('REGMOBVERF3')
  const steps = [
    { title: text('auth.register.step_form'), text: text('auth.register.step_form_text') },
    ...(byCode ? [{ title: text('auth.register.step_code'), text: text('auth.register.step_code_text') }] : []),
    { title: text('auth.register.step_game'), text: text('auth.register.step_game_text') },
  ]
  return (
    <>
      <PageHead
        title={<RegisterTitle offer={offer} />}
        hint={offer ? <NewMember offer={offer} /> : text('auth.register.lead')}
        end={
          <>
            {tools}
            <Button variant="text" icon={<IconArrowLeft />} onClick={onHome}>
              {text('auth.register.home')}
            </Button>
          </>
        }
      />
      <Columns
        aside={
          <>
            <RegisterOffers currency={offer?.currency} />
            {aside}
            <Card as="aside">
              <Stepper steps={steps} />
            </Card>
          </>
        }
      >
        <Card>
          <RegisterEntry setup={setup} resettable />
        </Card>
      </Columns>
    </>
  )
}
