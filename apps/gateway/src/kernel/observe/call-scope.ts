import { AsyncLocalStorage } from 'node:async_hooks'
import { traceHeaders, type Trace } from './trace-parent.ts'

/** What is known of the call at work, for its log line and its metrics; filled in as the call goes on. */
export interface CallScope {
  readonly requestId: string
  readonly trace: Trace
  /** The name of the endpoint record, or what stands for it. */
  record: string | null
  memberId: number | null
  /** The code that the call was refused with. */
  refusal: string | null
  /** The limit that was full. */
  limit: string | null
}

const scopes = new AsyncLocalStorage<CallScope>()

/** Does `work` as the call of `scope`. */
export const inScope = <Result>(scope: CallScope, work: () => Result): Result => scopes.run(scope, work)

/** The call at work here, or null outside of one. */
export const currentCall = (): CallScope | null => scopes.getStore() ?? null

/** Notes which record the call is for; what it asks of the gateway itself on the way keeps the first name. */
export function noteRecord(record: string): void {
  const scope = currentCall()
  if (scope) scope.record ??= record
}

/** Notes which member calls. */
export function noteMember(memberId: number | null): void {
  const scope = currentCall()
  if (scope) scope.memberId = memberId
}

/** Notes the code that the call is refused with. */
export function noteRefusal(code: string): void {
  const scope = currentCall()
  if (scope) scope.refusal = code
}

/** Notes the limit that was full. */
export function noteLimit(limit: string): void {
  const scope = currentCall()
  if (scope) scope.limit = limit
}

/** The headers of a request that the gateway sends to another service on behalf of the call at work. */
export function outgoingTrace(): Readonly<Record<string, string>> {
  const scope = currentCall()
  return scope ? traceHeaders(scope.trace) : {}
}
