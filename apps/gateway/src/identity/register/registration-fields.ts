import type { register, ServedRequestOf } from '@parlour/api-client/endpoints'

/** What every registration sends beside its name and password; empty texts were not filled in. */
export type RegistrationFields = Omit<ServedRequestOf<typeof register>, 'username' | 'password' | 'confirmPassword'>
