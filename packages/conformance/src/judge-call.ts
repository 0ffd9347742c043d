import type { Override } from '@parlour/api-client'
import { contractCalls } from '@parlour/api-client/brand'
import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Reply } from './create-asker.ts'
import type { FoundCall } from './find-call.ts'
import { lackedMembers, memberMisfits } from './member-misfits.ts'
import type { CallReport } from './report.ts'
import { wantsSession } from './unknown-call.ts'

const mostIssues = 4

/** A report of a call that was not asked, or that nothing answered. */
export const plainReport = (
  { name, method, path }: Endpoint,
  status: CallReport['status'],
  detail: string,
): CallReport => ({
  name,
  method,
  path,
  contract: !(name in contractCalls),
  status,
  names: null,
  read: false,
  detail,
  lacks: [],
  override: null,
})

/** An issue of the record in fewer words: `totals: missing`. */
const plain = (issue: string): string =>
  issue
    .replace(/Invalid key: Expected "[^"]*" but received undefined$/, 'missing')
    .replace(/Invalid \w+: Expected (.*) but received (.*)$/, 'no $1 but $2')

const shown = (issues: readonly string[]): string =>
  [
    ...issues.slice(0, mostIssues).map(plain),
    ...(issues.length > mostIssues ? [`${issues.length - mostIssues} more`] : []),
  ].join('; ')

/** The `value` of an answer as its envelope has it. */
const valueOf = ({ envelope }: Endpoint, body: unknown): unknown =>
  envelope === 'value' && typeof body === 'object' && body !== null && 'value' in body ? body.value : body

interface Judged {
  readonly status: CallReport['status']
  readonly detail: string
  readonly read?: boolean
}

const told = ({ code, message }: Reply): string => (message ? `${code}: ${message}` : code)

/**
 * What a refusal means for the call: that it is there, unless
 * it refuses who asks or a request that the contract allows.
 */
function judgeRefusal(endpoint: Endpoint, reply: Reply, made: boolean): Judged {
  const { status, code, kind } = reply
  if (kind === 'throttled') return { status: 'not tried', detail: `throttled: ${told(reply)}` }
  if (kind === 'maintenance' || kind === 'region') return { status: 'not tried', detail: `closed: ${told(reply)}` }
  if (status >= 500) return { status: 'otherwise', detail: `HTTP ${status}: ${told(reply)}` }
  if (wantsSession(reply)) {
    const detail = endpoint.token === 'required' ? 'the session is refused' : 'asks for a login, the contract for none'
    return { status: 'otherwise', detail: `${detail}: ${told(reply)}` }
  }
  if (kind === 'invalid' && !made)
    return { status: 'otherwise', detail: `refuses a request that the record allows: ${told(reply)}` }
  return { status: 'has', detail: `refused: ${code}` }
}

function judgeReply(endpoint: Endpoint, reply: Reply, made: boolean): Judged {
  const { outcome, status, code, issues, dropped, body } = reply
  const value = valueOf(endpoint, body)
  if (status === 405) return { status: 'otherwise', detail: '' }
  if (outcome === 'refused') return judgeRefusal(endpoint, reply, made)
  if (outcome === 'unreached') return { status: 'otherwise', detail: `no answer: ${told(reply)}` }
  if (outcome === 'misfit' && code !== 'schema') return { status: 'otherwise', detail: shown(issues) }
  const named = memberMisfits(endpoint, value)
  if (outcome === 'misfit') return { status: 'otherwise', detail: shown(issues), read: true }
  if (dropped > 0) return { status: 'otherwise', detail: shown([`${dropped} rows left out`, ...named]), read: true }
  return { status: 'has', detail: 'read', read: true }
}

/** The words for what a call does otherwise, beside its members. */
const deviationText = ({ method, envelope }: Override): string[] => [
  ...(method ? [`takes ${method}`] : []),
  ...(envelope ? [`envelope is ${envelope}`] : []),
]

/** What was found of one call; `made` is whether its input stood for nothing on the platform. */
export function judgeCall(endpoint: Endpoint, { candidate, reply, deviation }: FoundCall, made: boolean): CallReport {
  const override = { ...candidate.override, ...deviation }
  const asked = { ...endpoint, ...deviation }
  const { status, detail, read = false } = judgeReply(asked, reply, made)
  const said = [
    ...(candidate.names === 'undocumented' ? ['answers at an undocumented name'] : []),
    ...deviationText(deviation),
  ]
  return {
    ...plainReport(endpoint, status, ''),
    path: candidate.path,
    names: candidate.names,
    status: said.length > 0 && status === 'has' ? 'otherwise' : status,
    detail: [...said, detail].filter(Boolean).join('; '),
    read,
    lacks: read && reply.outcome === 'read' ? lackedMembers(asked, valueOf(asked, reply.body)) : [],
    override: Object.keys(override).length > 0 ? override : null,
  }
}
