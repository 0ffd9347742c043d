import { useIssueText } from '@parlour/screen-kit/react'
import { Button, FormActions, FormError, FormRow, FormStack, Modal } from '@parlour/ui-kit'
import type { RuleSet } from '@parlour/validation'
import type { ReactNode } from 'react'
import type { RegistrationMode } from '../../index.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { RegisterInputs } from './register-inputs.tsx'
import type { RegistrationSetup } from './registration-setup.ts'
import type { Invitation } from './use-invitation.ts'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  setup: RegistrationSetup
  rules: RuleSet
  mode: RegistrationMode
  invitation: Invitation
  /** The page has a way to empty the form, the modal has not (REG-03). */
  resettable: boolean
  /** The tabs above it; locked while an attempt is under way, or its answer is missing: it is sent again as it was. */
  ways: (locked: boolean) => ReactNode
}

/** The registration form, made of the fields that the rules enable. */
export function RegisterForm({ setup, rules, mode, invitation, resettable, ways }: RegisterFormProps) {
  const text = useAuthText()
  const issueText = useIssueText()
  const registration = useRegistration({ ...setup, rules, mode, invitation })
  const { fields, form, state, underWay, unsure, giveUp, mayReset, onSubmit, confirmInvitation, reset } = registration
  const strays = Object.values(form.issues).filter(
    ({ field }) => field !== 'age' && field !== 'terms' && !fields.some((shown) => shown === field),
  )
  const problem = unsure
    ? { step: 'unsure' as const, picture: false }
    : state.step === 'refused'
      ? { ...state, picture: false }
      : null

  return (
    <>
      {ways(unsure || underWay)}
      <form {...form.formProps} onSubmit={onSubmit}>
        <FormStack>
          <FormRow>
            <RegisterInputs rules={rules} mode={mode} registration={registration} />
          </FormRow>
          <ConsentBoxes form={form} age={setup.age} disabled={unsure} onTerms={setup.onTerms} />
          {problem && (
            <FormProblem state={problem} unsure={text(giveUp ? 'auth.error.unsure.once' : 'auth.error.unsure')} />
          )}
          {strays.map((issue) => (
            <FormError key={issue.field}>{issueText(issue)}</FormError>
          ))}
          <FormActions
            aside={
              <>
                {text('auth.register.have_account')}{' '}
                <Button variant="text" size="sm" onClick={setup.onLogin}>
                  {text('auth.login.submit')}
                </Button>
              </>
            }
          >
            {giveUp ? (
              <Button size="lg" onClick={giveUp}>
                {text('auth.register.anew')}
              </Button>
            ) : (
              <Button type="submit" variant="primary" size="lg" loading={underWay}>
                {text(unsure ? 'auth.register.again' : 'auth.register.submit')}
              </Button>
            )}
            {resettable && (
              <Button size="lg" disabled={!mayReset} onClick={reset}>
                {text('auth.register.reset')}
              </Button>
            )}
          </FormActions>
        </FormStack>
        <Modal
          open={state.step === 'uninvited'}
          name="invitationModal"
          width={400}
          title={text('auth.invitation.title')}
          onClose={confirmInvitation}
          footer={
            <Button variant="primary" block onClick={confirmInvitation}>
              {text('auth.dialog.ok')}
            </Button>
          }
        >
          {text('invitation_code_error')}
        </Modal>
      </form>
    </>
  )
}
