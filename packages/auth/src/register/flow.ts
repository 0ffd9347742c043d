import type { Refusal } from '../errors.ts'
import type { CodeProof } from '../otp/send-otp.ts'

/** What a registration has to pass, in this order. Source: specification 4, REG-08. */
export type RegistrationStep = 'checking' | 'invitation' | 'human' | 'phone' | 'sending' | 'loading'

/** Which of the steps that not every registration has belong to this one. */
export interface RegistrationPlan {
  /** A code of an agent or a friend is asked about first. */
  readonly invitation: boolean
  /** The visitor shows to be human outside the form. */
  readonly human: boolean
  /** Another provider than the platform has sent the code, and says so itself. */
  readonly phone: boolean
}

/** What the steps have shown so far. */
export interface RegistrationProofs {
  readonly human?: CodeProof
  /** A token of the provider that sent the code. */
  readonly firebaseIdToken?: string
}

/**
 * Where a registration stands. `uninvited`: the invitation code does not exist, a dialog says so; `unsure`: no final
 * answer came and the account may be open, so the same is sent again.
 */
export type RegistrationState =
  | { readonly step: 'idle' | 'uninvited' | 'unsure' | 'done' }
  | { readonly step: 'refused'; readonly refusal: Refusal }
  | { readonly step: RegistrationStep; readonly proofs: RegistrationProofs }

/** What can happen. */
export type RegistrationEvent =
  | { readonly type: 'submit' | 'again' | 'stopped' | 'uninvited' | 'lost' | 'settled' }
  | { readonly type: 'passed'; readonly proofs?: RegistrationProofs }
  | { readonly type: 'refused'; readonly refusal: Refusal }

/** The state in which a form opens. */
export const openRegistration: RegistrationState = { step: 'idle' }

const steps: readonly RegistrationStep[] = ['checking', 'invitation', 'human', 'phone', 'sending', 'loading']

/**
 * Whether a step of a registration is running; a second press and a reset are ignored then.
 *
 * @returns a type guard
 * @example <Button disabled={isUnderWay(state)}>Sign up</Button>
 */
export const isUnderWay = (state: RegistrationState): state is Extract<RegistrationState, { proofs: unknown }> =>
  'proofs' in state

const belongs = (step: RegistrationStep, plan: RegistrationPlan): boolean =>
  step === 'invitation' || step === 'human' || step === 'phone' ? plan[step] : true

/**
 * The next state of a registration. An event that does not fit the state changes nothing.
 *
 * @returns the state
 * @example nextRegistration({ step: 'idle' }, { type: 'submit' }, { invitation: false, human: false, phone: false })
 */
export function nextRegistration(
  state: RegistrationState,
  event: RegistrationEvent,
  plan: RegistrationPlan,
): RegistrationState {
  if (!isUnderWay(state)) {
    if (event.type === 'submit' && state.step !== 'unsure' && state.step !== 'done')
      return { step: 'checking', proofs: {} }
    if (event.type === 'again' && state.step === 'unsure') return { step: 'sending', proofs: {} }
    return event.type === 'settled' && state.step !== 'unsure' ? openRegistration : state
  }
  if (event.type === 'passed') {
    const step = steps.slice(steps.indexOf(state.step) + 1).find((later) => belongs(later, plan))
    return step ? { step, proofs: { ...state.proofs, ...event.proofs } } : { step: 'done' }
  }
  if (event.type === 'stopped') return openRegistration
  if (event.type === 'refused') return { step: 'refused', refusal: event.refusal }
  if (event.type === 'uninvited' && state.step === 'invitation') return { step: 'uninvited' }
  return event.type === 'lost' && state.step === 'sending' ? { step: 'unsure' } : state
}
