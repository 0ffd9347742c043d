import type { Bonus } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, Money, Summary } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import { useForfeitFacts } from './forfeit-facts.ts'

interface BonusGiveUpProps {
  bonus: Bonus
  currency: string
  /** Asks once more. */
  onAsk: () => void
}

/** The first step of giving a bonus up: what is lost, what stays, and the way to the question. */
export function BonusGiveUp({ bonus, currency, onAsk }: BonusGiveUpProps) {
  const text = useMemberText()
  const format = useFormat()
  const facts = useForfeitFacts(bonus, currency)
  const { forfeit, title } = bonus
  if (!forfeit) return null
  const others = forfeit.stillOpen ?? 0
  return (
    <Summary
      title={text('member.bonus.ifUp')}
      facts={facts}
      total={{ name: text('member.bonus.freeAfter'), value: <Money>{format.money(forfeit.free, currency)}</Money> }}
      action={
        <Button block variant="danger" aria-label={text('member.bonus.giveUpOf', { title })} onClick={onAsk}>
          {text('member.bonus.giveUp')}
        </Button>
      }
      note={
        <>
          <p>{text('member.bonus.asksOnce')}</p>
          <p>{others > 0 ? text('member.bonus.othersOpen', { count: others }) : text('member.bonus.lastOne')}</p>
        </>
      }
    />
  )
}
