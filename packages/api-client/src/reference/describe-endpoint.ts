import type { Endpoint } from '../endpoint.ts'
import { describeSchema, typeOf, type Member } from './describe-schema.ts'

/** An endpoint as a page of a reference tells it. */
export interface EndpointDescription
  extends Pick<Endpoint, 'name' | 'method' | 'path' | 'aliases' | 'moduleId' | 'token' | 'encrypted' | 'encoding' | 'envelope' | 'retries' | 'timeLimit' | 'cache' | 'idempotent'> {
  readonly request: readonly Member[]
  /** What an answer is as a whole: `object`, `string[]`, … */
  readonly answers: string
  readonly response: readonly Member[]
}

/** The client fills in what an answer leaves out, so that its reader never meets the null that the wire may have. */
const filled = (member: Member): Member =>
  member.fallback === undefined || member.fallback === null ? member : { ...member, type: member.type.replace(/ \| null$/, '') }

/** Describes a record: its wire names and habits, and every member of its request and answer with types from the schemas. */
export const describeEndpoint = (endpoint: Endpoint): EndpointDescription => {
  const { name, method, path, aliases, moduleId, token, encrypted, encoding, envelope, retries, timeLimit, cache, idempotent } = endpoint
  return {
    name, method, path, aliases, moduleId, token, encrypted, encoding, envelope, retries, timeLimit, cache, idempotent,
    request: describeSchema(endpoint.request),
    answers: typeOf(endpoint.response),
    response: describeSchema(endpoint.response).map(filled),
  }
}
