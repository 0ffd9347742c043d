import type { Endpoint } from '../endpoint.ts'
import { describeSchema, fallbackOf, typeOf, type Member } from './describe-schema.ts'

/** An endpoint as data, for a reference page. */
export interface EndpointDescription extends Pick<
  Endpoint,
  | 'name'
  | 'method'
  | 'path'
  | 'aliases'
  | 'moduleId'
  | 'token'
  | 'encrypted'
  | 'encoding'
  | 'envelope'
  | 'retries'
  | 'timeLimit'
  | 'cache'
  | 'idempotent'
> {
  readonly request: readonly Member[]
  /** What an answer is as a whole: `object`, `string[]`, … */
  readonly answers: string
  readonly response: readonly Member[]
}

/** The client replaces a null of the wire by the member's default, so its type here is not nullable. */
const filled = <Part extends Pick<Member, 'type' | 'fallback'>>(part: Part): Part =>
  part.fallback === undefined || part.fallback === null ? part : { ...part, type: part.type.replace(/ \| null$/, '') }

/**
 * Describes a record as data for a reference page: its wire
 * names and every member of its request and answer with types.
 *
 * @returns the description
 * @example describeEndpoint(getBalance).response.map(({ path, type }) => `${path}: ${type}`)
 */
export const describeEndpoint = (endpoint: Endpoint): EndpointDescription => {
  const {
    name,
    method,
    path,
    aliases,
    moduleId,
    token,
    encrypted,
    encoding,
    envelope,
    retries,
    timeLimit,
    cache,
    idempotent,
    response,
  } = endpoint
  return {
    name,
    method,
    path,
    aliases,
    moduleId,
    token,
    encrypted,
    encoding,
    envelope,
    retries,
    timeLimit,
    cache,
    idempotent,
    request: describeSchema(endpoint.request),
    answers: filled({ type: typeOf(response), fallback: fallbackOf(response) }).type,
    response: describeSchema(response).map(filled),
  }
}
