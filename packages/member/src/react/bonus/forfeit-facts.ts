import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useMemberText } from '../use-member-text.ts'

/** What giving a bonus up takes and leaves, as lines of a list; none where it cannot be given up. */
export function useForfeitFacts({ forfeit, locked, left }: Bonus, currency: string) {
  const text = useMemberText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  if (!forfeit) return []
  const { loses, atStake, balance, balanceAfter } = forfeit
  return [
    {
      id: 'loses',
      name: text(locked ? 'member.bonus.losePromise' : 'member.bonus.lose'),
      value: money(loses),
    },
    { id: 'atStake', name: text('member.bonus.atStake'), value: atStake ? money(atStake) : null },
    {
      id: 'left',
      name: text('member.bonus.stillToPlay'),
      value: text('member.bonus.toNothing', { left: money(left) }),
    },
    {
      id: 'balance',
      name: text('member.bonus.balance'),
      // A locked bonus lies in no wallet: giving it up changes none.
      value: locked ? null : text('member.bonus.fromTo', { from: money(balance), to: money(balanceAfter) }),
    },
    { id: 'freed', name: text('member.bonus.freed'), value: money(0) },
  ]
}
