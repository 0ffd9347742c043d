import { useApi } from '@parlour/api-client/react'
import type { Bonus } from '@parlour/api-client/endpoints'
import { PageLink, AsOf, Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, Columns, EmptyState, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { inCountingOrder, openBonusesQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { BonusCard } from './bonus-card.tsx'
import { BonusConfirm, type GivenUp } from './bonus-confirm.tsx'
import { BonusCounts } from './bonus-counts.tsx'
import { BonusGiveUp } from './bonus-give-up.tsx'
import { BonusGivenUp } from './bonus-given-up.tsx'
import type { BonusPageProps } from './bonus-page.ts'
import { EndedBonuses } from './ended-bonuses.tsx'

/** Props of `BonusScreen`. */
export type BonusScreenProps = BonusPageProps

/**
 * The bonuses of the account: what each open one locks, what frees it and what giving it up costs, then those that have
 * ended and why (MEM-02, BEY-02, BEY-09).
 *
 * @example <BonusScreen search={search} language="EN" currency="PHP" categoryName={nameOf} hrefOf={hrefOf} onSearch={setSearch} hrefOfPage={hrefs.member} />
 */
export function BonusScreen({
  search,
  language,
  currency,
  categoryName,
  hrefOf,
  onSearch,
  hrefOfPage,
  promotionsHref,
}: BonusScreenProps) {
  const text = useMemberText()
  const query = useQuery({
    ...openBonusesQuery(useApi(), useAccount(), language),
    refetchOnWindowFocus: true,
  })
  const { data, error } = query
  const [asked, setAsked] = useState<Bonus | null>(null)
  const [done, setDone] = useState<GivenUp | null>(null)
  if (!data)
    return error ? (
      <Card as="section">
        <MemberFailed error={error} onRetry={() => void query.refetch()} />
      </Card>
    ) : (
      <Skeleton height={640} />
    )
  // What a transaction led to stands first.
  const isAsked = ({ bonusId }: Bonus) => bonusId === search.open
  const inOrder = inCountingOrder(data.list)
  const open = [...inOrder.filter(isAsked), ...inOrder.filter((bonus) => !isAsked(bonus))]
  return (
    <>
      <Stale query={query} />
      {done ? (
        <BonusGivenUp
          done={done}
          currency={currency}
          recordsHref={hrefOfPage('transactionHistory', { kind: 'dividend' })}
        />
      ) : null}
      {open.length === 0 ? (
        <Card as="section">
          <EmptyState
            title={text('member.bonus.empty')}
            text={text('member.bonus.emptyText')}
            action={<PageLink href={promotionsHref}>{text('member.bonus.promotions')}</PageLink>}
          />
        </Card>
      ) : null}
      {open.map((bonus) => (
        <Fragment key={bonus.bonusId}>
          {bonus.forfeit ? (
            <Columns aside={<BonusGiveUp bonus={bonus} currency={currency} onAsk={() => setAsked(bonus)} />}>
              <BonusCard bonus={bonus} currency={currency} />
            </Columns>
          ) : (
            <BonusCard bonus={bonus} currency={currency} />
          )}
          <BonusCounts bonus={bonus} currency={currency} categoryName={categoryName} />
        </Fragment>
      ))}
      {open.length > 0 ? <AsOf query={query} /> : null}
      <EndedBonuses
        search={search}
        language={language}
        currency={currency}
        hrefOf={hrefOf}
        onSearch={onSearch}
        isOpen={open.some(isAsked)}
      />
      {asked ? (
        <BonusConfirm
          key={asked.bonusId}
          bonus={open.find(({ bonusId }) => bonusId === asked.bonusId) ?? asked}
          currency={currency}
          onClose={() => setAsked(null)}
          onDone={(what) => {
            setAsked(null)
            setDone(what)
          }}
        />
      ) : null}
    </>
  )
}
