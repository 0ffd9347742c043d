import { useApi } from '@parlour/api-client/react'
import type { ContractKind } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { Failed, Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, FormStack, Section, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { standingsQuery, untilSettled, type ContractSearch } from '../../index.ts'
import { ContractsSection } from '../contracts/contracts-section.tsx'
import { useContractMessages } from '../contracts/use-contract-messages.ts'
import type { IncomePlaces } from '../income/income-screen.tsx'
import type { ListScreenProps } from '../lists/use-list.ts'
import { useAgentText } from '../use-agent-text.ts'
import { PayoutList } from './payout-list.tsx'
import { StandingCard } from './standing-card.tsx'

/** Props of `SalaryScreen`. */
export interface SalaryScreenProps extends ListScreenProps {
  readonly kind: ContractKind
  readonly language: LanguageCode
  /** The name of a category of games by its code. */
  readonly categoryName: (code: string) => string
  /** Addresses of the rows that a payout was made from. */
  readonly places: IncomePlaces
  /** The address of a view of the page of all contracts. */
  readonly hrefOfContracts: (search: ContractSearch) => string
}

/**
 * What an agent is due by contracts of a kind: where each stands in its running period and what its next step would pay,
 * the payouts with how they stand, and the contracts themselves (AGT-03, AGT-05).
 *
 * @example
 * <SalaryScreen
 *   kind="daily"
 *   search={search}
 *   language="EN"
 *   currency="PHP"
 *   zone="Asia/Manila"
 *   categoryName={(code) => code}
 *   places={places}
 *   hrefOf={hrefOf}
 *   hrefOfContracts={hrefOfContracts}
 *   onSearch={setSearch}
 * />
 */
export function SalaryScreen({ kind, categoryName, places, hrefOfContracts, ...props }: SalaryScreenProps) {
  const api = useApi()
  const text = useAgentText()
  const messages = useContractMessages(props.currency, categoryName)
  const standings = useQuery({
    ...standingsQuery(api, useAccount(), kind),
    refetchInterval: ({ state }) => untilSettled(state.data ?? [], api.clock.now()),
  })
  const { data, error } = standings
  return (
    <FormStack>
      <Stale query={standings} />
      {data ? (
        data.map((row) => <StandingCard key={String(row.contractId)} kind={kind} row={row} messages={messages} />)
      ) : error ? (
        <Card as="section">
          <Failed error={error} onRetry={() => void standings.refetch()} />
        </Card>
      ) : (
        <Skeleton height={320} />
      )}
      <Section title={text('agent.salary.payouts')}>
        <PayoutList {...props} kind={kind} messages={messages} categoryName={categoryName} places={places} />
      </Section>
      <ContractsSection kind={kind} messages={messages} hrefOf={hrefOfContracts} />
    </FormStack>
  )
}
