import { useApi } from '@parlour/api-client/react'
import { dayStart, type LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Chip, Chips, EmptyState, LinkButton, ProfileHead, SidePanel, Skeleton } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { incomeDaysQuery, kindsWith, openIncome, type IncomeOpen } from '../../index.ts'
import { useDayNames } from '../overview/use-day-names.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { useAgentText } from '../use-agent-text.ts'
import type { IncomePlaces } from './income-screen.tsx'
import { PaidOfDay } from './paid-of-day.tsx'
import { PayoutParts } from './payout-parts.tsx'

/** What the parts of the panel share. */
export interface IncomePartProps {
  zone: string
  currency: string
  categoryName: (code: string) => string
  places: IncomePlaces
  /** The address of another part of the income. */
  hrefOf: (open: string) => string
}

interface IncomePanelProps extends IncomePartProps {
  open: IncomeOpen
  language: LanguageCode
  /** Opens another part; empty closes. */
  onOpen: (open: string) => void
}

/** What a day of income was made of: its kinds, the payouts of one of them, and one payout with every step. */
export function IncomePanel({ open, language, onOpen, ...props }: IncomePanelProps) {
  const { zone, currency, hrefOf } = props
  const text = useAgentText()
  const format = useFormat()
  const { day, payout } = open
  const query = useQuery(incomeDaysQuery(useApi(), useAccount(), { from: day, to: day }, zone))
  const sums = query.data?.totals
  const kinds = sums ? kindsWith(sums) : []
  const kind = open.kind ?? kinds[0]
  const name = text('agent.income.of', { day: useDayNames(language, zone).long(dayStart(day, zone)) })
  return (
    <SidePanel
      open
      name="incomePanel"
      label={payout && kind ? text(`agent.income.kind.${kind}`) : name}
      closeLabel={text('agent.income.close')}
      onClose={() => onOpen('')}
      head={
        payout && kind ? (
          <LinkButton size="sm" variant="text" icon={<IconArrowLeft />} href={hrefOf(openIncome(day, kind))}>
            {text('agent.income.back')}
          </LinkButton>
        ) : null
      }
    >
      {sums && kind ? (
        <>
          {payout ? (
            <PayoutParts
              key={payout}
              payoutId={payout}
              kind={kind}
              hrefOfPayout={(id) => hrefOf(openIncome(day, kind, id))}
              {...props}
            />
          ) : (
            <>
              <ProfileHead
                name={name}
                sub={text('agent.income.daySum', { sum: format.money(sums.total, currency) })}
                avatar={null}
              />
              <Chips label={text('agent.income.kinds')} wrap>
                {kinds.map((each) => (
                  <Chip key={each} selected={each === kind} onClick={() => onOpen(openIncome(day, each))}>
                    {text(`agent.income.kind.${each}`)}
                  </Chip>
                ))}
              </Chips>
              <PaidOfDay key={kind} day={day} kind={kind} {...props} />
            </>
          )}
        </>
      ) : query.error ? (
        <AgentFailed query={query} />
      ) : query.data ? (
        <EmptyState title={text('agent.income.none')} text={text('agent.income.noneText')} />
      ) : (
        <Skeleton height={480} />
      )}
    </SidePanel>
  )
}
