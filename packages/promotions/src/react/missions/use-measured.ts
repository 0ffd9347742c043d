import type { Measure } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { usePromotionsText } from '../use-promotions-text.ts'

/** Writes what a mission counts: a sum of bets or winnings in minor units, or rounds. */
export function useMeasured(currency: string) {
  const text = usePromotionsText()
  const format = useFormat()
  const figure = (measure: Measure, value: number) =>
    measure === 'ROUNDS' ? format.number(value) : format.money(value, currency)
  return {
    figure,
    /** With what is counted: "₱6,420.00 in bets". */
    of: (measure: Measure, value: number) =>
      text(`promotions.missions.measure.${measure ?? 'STAKE'}`, { count: value, value: figure(measure, value) }),
    /** The head of the column of what is counted. */
    head: (measure: Measure) => text(`promotions.missions.head.${measure ?? 'STAKE'}`),
  }
}
