import { isFinal, isUnreached } from '@parlour/api-client'
import { readRefusal } from '../errors.ts'
import type { InvitationAnswer } from './check-invitation.ts'
import type { Registration } from './create-registration.ts'
import {
  isUnderWay,
  nextRegistration,
  type RegistrationEvent,
  type RegistrationPlan,
  type RegistrationProofs,
  type RegistrationState,
  type RegistrationStep,
} from './flow.ts'

/** What a registration does to the world, step by step; each may reject with an error of a call. */
export interface RegistrationPorts {
  /** Whether the form is right; it shows what is not. */
  readonly check: () => boolean | Promise<boolean>
  readonly invitation: () => Promise<InvitationAnswer>
  /** A proof of being human, or null when the visitor gave up. */
  readonly human: () => Promise<RegistrationProofs['human'] | null>
  /** The token of who sent the code, or null when the code is wrong, which the form then says. */
  readonly phone: () => Promise<string | null>
  readonly send: (proofs: RegistrationProofs) => Promise<void>
  /** Loads who is logged in now. */
  readonly load: () => Promise<unknown>
  /** The key of what must happen once. */
  readonly attempt: Pick<Registration, 'status'>
}

const passed: RegistrationEvent = { type: 'passed' }
const stopped: RegistrationEvent = { type: 'stopped' }

/** Who closes the window of a check has said no: that is no failure to be told. */
const failed = (error: unknown): RegistrationEvent =>
  isUnreached(error) && error.kind === 'cancelled' ? stopped : { type: 'refused', refusal: readRefusal(error) }

const effects: Readonly<
  Record<RegistrationStep, (ports: RegistrationPorts, proofs: RegistrationProofs) => Promise<RegistrationEvent>>
> = {
  checking: async ({ check }) => ((await check()) ? passed : stopped),
  invitation: async ({ invitation }) => ((await invitation()) === 'known' ? passed : { type: 'uninvited' }),
  human: async ({ human }) => {
    const proof = await human()
    return proof ? { type: 'passed', proofs: { human: proof } } : stopped
  },
  phone: async ({ phone }) => {
    const firebaseIdToken = await phone()
    return firebaseIdToken ? { type: 'passed', proofs: { firebaseIdToken } } : stopped
  },
  async sending({ send, attempt }, proofs) {
    try {
      await send(proofs)
      return passed
    } catch (error) {
      // An answer that says why is a refusal even where an earlier one is still missing: the form can be mended.
      return attempt.status === 'unsure' && !isFinal(error) ? { type: 'lost' } : failed(error)
    }
  },
  // The account is open: what could not be loaded about it is asked for again by the session.
  loading: ({ load }) =>
    load().then(
      () => passed,
      () => passed,
    ),
}

/**
 * Runs the steps of a registration from a press to the state where it ends or waits. It never rejects.
 *
 * @param press `submit`, or `again` after a lost response
 * @param ports the effects of each step; each may reject with an error of a call
 * @param show receives every state
 * @returns the last state
 * @example const end = await runRegistration(state, 'submit', plan, ports, setState)
 */
export async function runRegistration(
  from: RegistrationState,
  press: 'submit' | 'again',
  plan: RegistrationPlan,
  ports: RegistrationPorts,
  show: (state: RegistrationState) => void,
): Promise<RegistrationState> {
  let state = nextRegistration(from, { type: press }, plan)
  show(state)
  while (isUnderWay(state)) {
    const event = await effects[state.step](ports, state.proofs).catch(failed)
    state = nextRegistration(state, event, plan)
    show(state)
  }
  return state
}
