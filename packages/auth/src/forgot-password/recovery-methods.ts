/** A way to a new password: by a mail, or by a code on the mobile phone. */
export type RecoveryMethod = 'email' | 'phone'

const modules = [
  ['email', 'CHNGPASSMAIL3'],
  ['phone', 'CHNGPASSVERIF3'],
] as const

/**
 * The recovery methods that the module flags enable, the default first (FGT-01).
 *
 * @param flags module ids that are on
 * @returns `email`, `phone`, both or none
 * @example recoveryMethods(new Set(['CHNGPASSMAIL3'])) // ['email']
 */
export const recoveryMethods = (flags: ReadonlySet<string>): readonly RecoveryMethod[] =>
  modules.flatMap(([method, module]) => (flags.has(module) ? [method] : []))
