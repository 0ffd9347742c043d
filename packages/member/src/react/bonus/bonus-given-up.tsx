import { useFormat } from '@parlour/i18n/react'
import { PageLink, useFocusOnArrival } from '@parlour/screen-kit/react'
import { Card, CardHead, FactList, Notice } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { useMemberText } from '../use-member-text.ts'
import type { GivenUp } from './bonus-confirm.tsx'

interface BonusGivenUpProps {
  done: GivenUp
  currency: string
  recordsHref: string | undefined
}

/** What giving a bonus up has done, and where it can be seen. */
export function BonusGivenUp({
  done: { title, lost, balance, free, booked },
  currency,
  recordsHref,
}: BonusGivenUpProps) {
  const text = useMemberText()
  const format = useFormat()
  const box = useFocusOnArrival(true)
  // The press may have been far below, as on a phone.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box])
  const money = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  return (
    <div ref={box}>
      <Card as="section">
        <CardHead title={text('member.bonus.done', { title })} />
        <div role="status">
          <Notice tone="ok">{text('member.bonus.doneText')}</Notice>
        </div>
        <FactList
          facts={[
            { id: 'lost', name: text('member.bonus.lost'), value: money(lost) },
            { id: 'balance', name: text('member.bonus.balance'), value: money(balance) },
            { id: 'free', name: text('member.bonus.freeAfter'), value: money(free) },
          ]}
        />
        {booked ? (
          <PageLink block href={recordsHref}>
            {text('member.bonus.seeMoves')}
          </PageLink>
        ) : null}
      </Card>
    </div>
  )
}
