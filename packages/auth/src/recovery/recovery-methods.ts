/** A way to a new password: by a mail, or by a code on the mobile phone. */
export type RecoveryMethod = 'email' | 'phone'

const modules = [['email', 'CHNGPASSMAIL3'], ['phone', 'CHNGPASSVERIF3']] as const

/** The ways that are switched on, the default first (FGT-01). */
export const recoveryMethods = (flags: ReadonlySet<string>): readonly RecoveryMethod[] =>
  modules.flatMap(([method, module]) => (flags.has(module) ? [method] : []))
