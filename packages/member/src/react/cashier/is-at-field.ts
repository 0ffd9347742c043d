import { isRefused, type ApiError } from '@parlour/api-client'

/**
 * Whether a field says, or said until it was changed, why a call was refused; `fields` names the field of each code.
 */
export const isAtField = (error: ApiError | null, fields: Readonly<Record<string, string>>): boolean =>
  error !== null && isRefused(error) && fields[error.code] !== undefined
