import { useSession } from '@parlour/auth/react'
import { supportOffers, type SupportOffers } from '../index.ts'

/** What of the support is open to who is here, by the modules that are on. */
export const useSupportOffers = (modules: ReadonlySet<string>): SupportOffers => supportOffers(modules, useSession())
