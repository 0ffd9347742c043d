import { useSession } from '@parlour/auth/react'
import { supportOffers, type SupportOffers } from '../index.ts'

/**
 * Which parts of the support the current visitor can use.
 *
 * @param modules module ids that are on
 * @returns a flag for each
 * @example const { chat } = useSupportOffers(modules)
 */
export const useSupportOffers = (modules: ReadonlySet<string>): SupportOffers => supportOffers(modules, useSession())
