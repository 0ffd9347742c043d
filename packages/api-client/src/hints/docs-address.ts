import type { ApiError } from '../errors.ts'

/** The `homepage` of `package.json`; here and not in the errors, so that a browser loads it only if it is used. */
const homepage = 'https://parlour.example/parlour/tree/main/packages/api-client'

/**
 * Where the reference says more about a failed call: `error.docs` below the `homepage` of this package.
 *
 * @returns an absolute URL
 * @example
 * api.call(listGames).catch((error) => {
 *   if (isApiError(error)) console.error(error.message, docsAddress(error))
 * })
 */
export const docsAddress = ({ docs }: ApiError): string => `${homepage}/${docs}`
