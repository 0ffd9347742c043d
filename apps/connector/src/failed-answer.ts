import { signInCode, type ConnectorAnswer } from '@parlour/auth/connector'

/** The answer to the site when the work of a page has failed: one of the eleven codes, or that nothing was reached. */
export function failedAnswer(error: unknown): ConnectorAnswer {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  return code === null ? { answer: 'unreached' } : { answer: 'refused', code: signInCode(code) }
}
