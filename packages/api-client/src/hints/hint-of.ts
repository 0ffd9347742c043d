import { errorCodes, type KnownCode } from '../error-codes.ts'
import { isRefused, type ApiError } from '../errors.ts'
import { codeHints } from './code-hints.ts'
import { kindHints } from './kind-hints.ts'

const isKnown = (code: string): code is KnownCode => Object.hasOwn(errorCodes, code)

/**
 * What a developer does next about a failed call: for logs, consoles and error reports, not for members.
 *
 * @returns one sentence in English, by the code of a refusal, else by the kind of the error
 * @example
 * api.call(listGames).catch((error) => {
 *   if (isApiError(error)) console.error(error.message, hintOf(error), docsAddress(error))
 * })
 */
export const hintOf = (error: ApiError): string =>
  isRefused(error) && isKnown(error.code) ? codeHints[error.code] : kindHints[error.kind]
