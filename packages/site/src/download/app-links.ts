import type { Resource } from '@parlour/api-client/endpoints'
import { resourceUrl } from '../status/resource-url.ts'

/** The kinds of phones that the site can be put on. */
export type PhoneKind = 'android' | 'ios'

/** Where a phone of each kind gets the site from; null where the operator offers nothing. */
export type AppLinks = Readonly<Record<PhoneKind, string | null>>

/**
 * The links of the Android app and of the iOS profile, from the status. Source: MOD-03, contract 3.1.
 *
 * @param origin the page's own origin
 * @returns null for each that the operator does not offer
 * @example appLinks(status.info.resources, location.origin).android
 */
export const appLinks = (resources: readonly Resource[], origin: string): AppLinks => ({
  android: resourceUrl(resources, 'Android', origin),
  ios: resourceUrl(resources, 'MOBILECONFIG', origin),
})
