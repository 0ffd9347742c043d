/** How an account is opened: by a chosen name, by a mobile number and its code, or by number, code and password (REG-01). */
export type RegistrationMode = 'username' | 'mobile' | 'mobile-password'

/**
 * The ways that the module flags of a platform open, at most one by name and one by number, in the order of their tabs;
 * the last one opens first. By name where no flag says anything. Source: specification 5, contract 4.
 */
export function registrationModes(flags: ReadonlySet<string>): readonly [RegistrationMode, ...RegistrationMode[]] {
  const mobile = flags.has('MOBILENUMPASSREG3') ? 'mobile-password' : flags.has('MOBILENUMREG3') ? 'mobile' : null
  if (!mobile) return ['username']
  return flags.has('USERNAMEREG3') ? ['username', mobile] : [mobile]
}

/** Whether an account is opened by its number: the platform then makes its name (REG-09). */
export const isMobile = (mode: RegistrationMode): boolean => mode !== 'username'
