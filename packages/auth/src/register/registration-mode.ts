/**
 * How an account is opened: by a chosen name, by a mobile number
 * and its code, or by number, code and password (REG-01).
 */
export type RegistrationMode = 'username' | 'mobile' | 'mobile-password'

/**
 * The registration modes that the module flags enable: at most one by name and one by number, in the order of their
 * tabs. The last one opens first. Source: specification 5, contract 4.
 *
 * @param flags module ids that are on
 * @returns at least `username`
 * @example registrationModes(new Set(['USERNAMEREG3', 'MOBILENUMREG3'])) // ['username', 'mobile']
 */
export function registrationModes(flags: ReadonlySet<string>): readonly [RegistrationMode, ...RegistrationMode[]] {
  const mobile = flags.has('MOBILENUMPASSREG3') ? 'mobile-password' : flags.has('MOBILENUMREG3') ? 'mobile' : null
  if (!mobile) return ['username']
  return flags.has('USERNAMEREG3') ? ['username', mobile] : [mobile]
}

/**
 * Whether an account is opened by a mobile number; the platform then makes its name (REG-09).
 *
 * @returns false for `username`
 * @example isMobile('mobile-password') // true
 */
export const isMobile = (mode: RegistrationMode): boolean => mode !== 'username'
