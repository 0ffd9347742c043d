/**
 * What is done about a contact of an account: a first one is added, a known one is verified or gives way to another.
 */
export type ContactTask = 'add' | 'verify' | 'change'

/** What there is to do about a contact, by what is known of it. */
export const contactTask = (value: string | null, verified: boolean): ContactTask => {
  if (!value) return 'add'
  return verified ? 'change' : 'verify'
}
