import { requireRealMember } from '@parlour/auth'
import { useSession } from '@parlour/auth/react'
import { useModules } from './use-modules.ts'

/** Whether no money comes in or goes out by the site: a credit market. Undefined until the status is here. */
export function useCreditMarket(): boolean | undefined {
  return useModules()?.has('CREDITMAR3')
}

/** Whether deposit and withdrawal are offered: to real members alone, and nowhere on a credit market (HDR-03). */
export function useCashier(): boolean {
  const real = requireRealMember(useSession()) === 'pass'
  return useCreditMarket() === false && real
}

/** Whether a deposit is offered: where the cashier is, and its module is on. */
export function useDeposit(): boolean {
  const deposits = useModules()?.has('DPSTBAS3') ?? false
  return useCashier() && deposits
}
