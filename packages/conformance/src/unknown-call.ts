import { defineEndpoint, logout, type Endpoint } from '@parlour/api-client/endpoints'
import type { Asker, Reply } from './create-asker.ts'

/** How a platform answers a path that it does not have. */
export interface UnknownCall {
  /** Whether a reply says that the platform has no such call. */
  isUnknown(reply: Reply): boolean
  /** Whether a path that no platform has gets the same refusal, so that the reply says nothing of the call. */
  saysNothing(reply: Reply): boolean
}

/** Statuses that mean in any dialect that there is no such call. */
const statuses = [404, 410, 501]

const isBare = ({ code, status }: Reply): boolean => code === `http.${status}`
const isAlike = (one: Reply, other: Reply): boolean =>
  one.status === other.status && one.code === other.code && one.isHtml === other.isHtml

/** Whether a reply refuses for want of a session. */
export const wantsSession = ({ outcome, status, code }: Reply): boolean =>
  outcome === 'refused' &&
  (status === 401 || ['login.not.session', 'user.or.token.invalid', 'CUSTOMER_NOT_LOGIN'].includes(code))

/** A call with the path of another and nothing in it. */
export const emptyCall = ({ name, method, moduleId }: Endpoint, path: string): Endpoint =>
  defineEndpoint({
    name,
    method,
    path,
    moduleId,
    token: 'required',
    encoding: method === 'GET' ? 'query' : 'json',
    request: logout.request,
    response: logout.response,
  })

/** Asks for paths that no platform has, by each method, to learn what a refusal of them looks like. */
export async function learnUnknownCall(asker: Asker): Promise<UnknownCall> {
  const replies: Reply[] = []
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    replies.push(
      await asker.ask(
        emptyCall({ ...logout, method }, '/wps/relay/MCSFE_noSuchCallOfAnyPlatform'),
        {},
        { token: null },
      ),
    )
  const refusals = replies.filter(({ outcome }) => outcome !== 'unreached')
  const saysNothing = (reply: Reply): boolean => refusals.some((refusal) => isAlike(refusal, reply))
  return {
    saysNothing: (reply) => wantsSession(reply) && saysNothing(reply),
    isUnknown: (reply) =>
      reply.code === 'function.not.available' ||
      (statuses.includes(reply.status) && (isBare(reply) || reply.outcome === 'misfit')) ||
      (reply.outcome !== 'unreached' && !wantsSession(reply) && saysNothing(reply) && reply.outcome !== 'read'),
  }
}
