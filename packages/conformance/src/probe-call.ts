import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Candidate } from './candidates.ts'
import type { Asker } from './create-asker.ts'
import { judgeCall, plainReport } from './judge-call.ts'
import { isHarmless } from './records.ts'
import type { CallReport } from './report.ts'
import { emptyCall, wantsSession, type UnknownCall } from './unknown-call.ts'

/**
 * Finds the path of a call that needs a session by asking without one and with nothing in it: a platform refuses that
 * where it has the call, and does not know it where it has not. No account is named, so that nothing can change.
 */
export async function probeCall(
  asker: Asker,
  unknown: UnknownCall,
  endpoint: Endpoint,
  candidates: readonly Candidate[],
): Promise<CallReport> {
  for (const candidate of candidates) {
    const { moduleId, method } = { ...endpoint, ...candidate.override }
    const reply = await asker.ask(emptyCall({ ...endpoint, moduleId, method }, candidate.path), {}, { token: null })
    if (unknown.saysNothing(reply))
      return plainReport(endpoint, 'not tried', 'without a session, unknown paths are refused in the same way')
    if (unknown.isUnknown(reply) || reply.status === 405) continue
    const found = judgeCall(endpoint, { candidate, reply, deviation: {} }, true)
    if (reply.outcome === 'read') {
      const status = isHarmless(endpoint) ? 'has' : 'otherwise'
      return { ...found, status, read: false, lacks: [], detail: 'answers without a session' }
    }
    if (reply.outcome !== 'refused' || reply.status >= 500)
      return { ...plainReport(endpoint, 'not tried', `asked without a session: ${reply.code}`), path: candidate.path }
    const said = candidate.names === 'undocumented' ? 'answers at an undocumented name; ' : ''
    return {
      ...found,
      status: said ? 'otherwise' : 'has',
      detail: `${said}${wantsSession(reply) ? 'wants a session' : `refused: ${reply.code}`}`,
    }
  }
  return plainReport(endpoint, 'misses', 'no path of it answers')
}
