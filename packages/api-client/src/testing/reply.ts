import type { Endpoint } from '../endpoint.ts'
import type { FakeRefusal } from './fake-refusal.ts'

const json = 'application/json; charset=utf-8'

/** An answer of JSON. */
export const replyJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': json, ...headers } })

/** A refusal in the platform's envelope. */
export const replyRefusal = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
  value: unknown = null,
): Response => replyJson(status, { success: false, errorCode: code, message: code, value }, headers)

/** What a handler threw, as an answer. */
export const replyFake = ({ status, code, value, headers }: FakeRefusal): Response =>
  replyRefusal(status, code, headers, value)

/** A value in the envelope of its record. */
export function replyValue({ envelope }: Endpoint, value: unknown): Response {
  if (envelope === 'text')
    return new Response(String(value), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return replyJson(200, envelope === 'bare' ? value : { success: true, value })
}
