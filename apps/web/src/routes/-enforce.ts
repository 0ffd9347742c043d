import { endpointQuery } from '@parlour/api-client'
import { getContracts } from '@parlour/api-client/endpoints'
import {
  loadMember,
  requireAgent,
  requireRealMember,
  requireToken,
  type SessionState,
  type Verdict,
} from '@parlour/auth'
import { statusQuery } from '@parlour/site'
import { GuardRefusal } from './-guard-refusal.ts'
import type { RouterContext } from './__root.tsx'
import type { Guard } from './-route-guards.ts'

const loadCentre = ({ api, queryClient, session }: RouterContext) => {
  const state = session.get()
  const account = state.status === 'member' ? state.account : ''
  return Promise.all([
    queryClient.ensureQueryData(statusQuery(api, location.host)),
    queryClient.ensureQueryData(endpointQuery(api, getContracts, {}, account)),
  ])
}

const centre = { merchant: true, contracts: true }

const rules: Readonly<Record<Guard, (state: SessionState) => Verdict>> = {
  token: requireToken,
  realMember: requireRealMember,
  agent: (state) => requireAgent(state, centre),
}

/** Loads what a guard depends on, then asks it. @throws GuardRefusal; ApiError when what it depends on does not load */
export async function enforce(guard: Guard, context: RouterContext): Promise<void> {
  const { api, session } = context
  const judge = () => rules[guard](session.get())
  if (judge() === 'unknown') await loadMember(api, session)
  const verdict = judge()
  if (verdict === 'pass') {
    if (guard === 'agent') await loadCentre(context)
    return
  }
  throw new GuardRefusal(verdict === 'login' ? 'login' : 'real-account')
}
