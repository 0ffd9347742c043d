import { fail } from 'node:assert/strict'
import type { Answer } from './wire.ts'

const seen = ({ status, code, message, text }: Answer): string =>
  `${status} ${code ?? ''} ${message ?? ''}`.trim() || text.slice(0, 120)

/** The value of an answer that must be a success. @throws AssertionError when it is a refusal */
export function expectValue(answer: Answer): unknown {
  if (!answer.success) fail(`expected an answer, got ${seen(answer)}`)
  return answer.value
}

/** Expects a refusal with one of these codes, and with this status where one is given. @throws AssertionError */
export function expectRefusal(answer: Answer, codes: string | readonly string[], status?: number): void {
  const wanted = typeof codes === 'string' ? [codes] : codes
  if (answer.success || !wanted.includes(answer.code ?? ''))
    fail(`expected ${wanted.join(' or ')}, got ${answer.success ? 'an answer' : seen(answer)}`)
  if (status !== undefined && answer.status !== status) fail(`expected status ${status}, got ${seen(answer)}`)
  if (!answer.message) fail(`the refusal ${answer.code} has no sentence`)
}
