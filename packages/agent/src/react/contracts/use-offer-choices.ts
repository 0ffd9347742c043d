import { useState } from 'react'
import type { ContractView } from '../../index.ts'

/** For whom an offer is, and what it is about. */
export type OfferChoices = Pick<ContractView, 'account' | 'kind' | 'category'>

const textOf = ({ account, kind, category }: OfferChoices): string => `${account}/${kind}/${category}`

/**
 * The choices of an offer, which the address follows: each shows at once and keeps those before it, however late the
 * address is. What the address says by itself, as after Back, is taken over.
 *
 * @param said the choices in the address
 * @param say writes choices into the address
 */
export function useOfferChoices(
  said: OfferChoices,
  say: (choices: OfferChoices) => void,
): readonly [chosen: OfferChoices, choose: (change: Partial<OfferChoices>) => void] {
  const [chosen, setChosen] = useState(said)
  const [heard, setHeard] = useState(textOf(said))
  /** What was passed to `say` and is not in the address yet. */
  const [waiting, setWaiting] = useState<readonly string[]>([])
  if (textOf(said) !== heard) {
    setHeard(textOf(said))
    const at = waiting.indexOf(textOf(said))
    setWaiting(at < 0 ? [] : waiting.slice(at + 1))
    if (at < 0) setChosen(said)
  }
  const choose = (change: Partial<OfferChoices>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    setWaiting([...waiting, textOf(next)])
    say(next)
  }
  return [chosen, choose]
}
