import type { Payout } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'
import type { IncomePartProps } from './income-panel.tsx'
import { usePayoutNames } from './use-payout-names.ts'

/** The columns of the payouts of a day: what each is for, with its factors, its adjustments, and what was paid. */
export function usePaidColumns(
  props: Pick<IncomePartProps, 'currency' | 'categoryName'>,
  isAdjusted: boolean,
): readonly DataColumn<Payout>[] {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const { categoryOf, factorsOf } = usePayoutNames(props)
  return [
    {
      id: 'name',
      head: text('agent.list.category'),
      cell: (payout) => <DataLead title={categoryOf(payout)} sub={factorsOf(payout)} />,
    },
    ...(isAdjusted
      ? [
          {
            id: 'adjustment',
            head: text('agent.income.term.adjustments'),
            align: 'end',
            cell: ({ adjustment }: Payout) => signed(adjustment, props.currency),
          } as const,
        ]
      : []),
    {
      id: 'amount',
      head: text('agent.income.paid'),
      align: 'end',
      phone: 'value',
      cell: ({ amount }) => format.money(amount, props.currency),
    },
  ]
}
