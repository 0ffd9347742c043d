import { hrefs } from './-hrefs.ts'

/**
 * Where an invitation of a member leads: the registration, with the code.
 *
 * @param origin of the site, or of the host that the platform names for invitations
 */
export const invitation = (referralCode: string, origin: string): string =>
  new URL(`${hrefs.register}?${new URLSearchParams({ referralCode }).toString()}`, origin).href
