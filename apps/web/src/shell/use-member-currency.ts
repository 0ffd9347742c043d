import { useBalance } from '@parlour/member/react'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { memberCurrencyAtom } from './member-currency.ts'

/** Tells the page the currency of the account that is here: a guest's home goes without the balance and its query. */
export function useMemberCurrency(): void {
  const tell = useSetAtom(memberCurrencyAtom)
  const { data } = useBalance()
  const currency = data?.currency
  useEffect(() => tell(currency), [tell, currency])
}
