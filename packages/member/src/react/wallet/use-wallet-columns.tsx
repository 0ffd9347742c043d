import { useFormat } from '@parlour/i18n/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useMemberText } from '../use-member-text.ts'

/** A line of the list of wallets; the amount in minor units. */
export interface WalletLine {
  readonly id: string
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly sub: string
  readonly amount: number
  readonly action: ReactNode
}

/** The columns of the list of wallets. */
export function useWalletColumns(currency: string): DataColumn<WalletLine>[] {
  const text = useMemberText()
  const format = useFormat()
  return [
    {
      id: 'wallet',
      head: text('member.wallet.wallet'),
      cell: ({ picture, name, sub }) => <DataLead picture={picture} title={name} sub={sub} />,
      phone: 'title',
    },
    {
      id: 'amount',
      head: text('member.moves.amount'),
      align: 'end',
      cell: ({ amount }) => format.money(amount, currency),
      phone: 'value',
    },
    {
      id: 'action',
      head: text('member.wallet.action'),
      headHidden: true,
      align: 'end',
      cell: ({ action }) => action,
      phone: 'line',
    },
  ]
}
