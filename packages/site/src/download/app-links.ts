import type { Resource } from '@parlour/api-client/endpoints'
import { resourceUrl } from '../status/resource-url.ts'

/** The kinds of phones that the site can be put on. */
export type PhoneKind = 'android' | 'ios'

/** Where a phone of each kind gets the site from; null where the operator offers nothing. */
export type AppLinks = Readonly<Record<PhoneKind, string | null>>

/** The Android link and the mobile-config link for iOS, from the resources of the status. Source: MOD-03, contract 3.1. */
export const appLinks = (resources: readonly Resource[], origin: string): AppLinks => ({
  android: resourceUrl(resources, 'Android', origin),
  ios: resourceUrl(resources, 'MOBILECONFIG', origin),
})
