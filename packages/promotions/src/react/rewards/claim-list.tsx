import type { ClaimRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, Card, CardText, EmptyState, FormStack, LinkButton, PeriodResult, Skeleton } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { byUrgency } from '../../rewards/rewards-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ClaimCard } from './claim-card.tsx'
import type { RewardPartProps } from './rewards-props.ts'

type ClaimListProps = RewardPartProps & { claims: UseQueryResult<ClaimRow[]> }

const cards = [1, 2, 3]
const idOf = ({ rewardId }: Pick<ClaimRow, 'rewardId'>) => String(rewardId)

/** Everything that waits to be claimed, most urgent first: one by one, or all of it with a result in each row. */
export function ClaimList({ claims: { data, error, refetch }, ...props }: ClaimListProps) {
  const { currency, failed, promotionsHref } = props
  const text = usePromotionsText()
  const format = useFormat()
  // Rows that were claimed here stay where they were, with their result.
  const [done, setDone] = useState<readonly ClaimRow[]>([])
  // Of "claim all": what is still to be sent, one after the other.
  const [queue, setQueue] = useState<readonly string[]>([])
  if (!data)
    return error
      ? failed(error, () => void refetch())
      : cards.map((card) => (
          <Card key={card} tight>
            <Skeleton height={72} />
          </Card>
        ))
  const open = byUrgency(data).filter((row) => !done.some((each) => idOf(each) === idOf(row)))
  const rows = byUrgency([...open, ...done])
  if (rows.length === 0)
    return (
      <EmptyState
        title={text('promotions.centre.noClaims')}
        text={text('promotions.centre.noClaimsText')}
        action={<LinkButton href={promotionsHref}>{text('promotions.centre.seePromotions')}</LinkButton>}
      />
    )
  const leave = (row: ClaimRow) => setQueue((before) => before.filter((id) => id !== idOf(row)))
  // A reward whose terms are not known cannot be claimed, alone or with the others (BEY-02).
  const ready = open.filter(({ terms }) => terms !== null)
  const sum = ready.reduce((all, { amount }) => all + amount, 0)
  // What went in the meantime, as by another tab, is passed over.
  const next = queue.find((id) => ready.some((row) => idOf(row) === id))
  const [first] = open
  return (
    <FormStack>
      <PeriodResult
        title={
          open.length > 0
            ? text('promotions.centre.toClaim', { sum: format.money(sum, currency) })
            : text('promotions.centre.allClaimed')
        }
        text={
          first?.expiresAt
            ? text('promotions.centre.firstEnds', { count: open.length, at: format.dateTime(first.expiresAt) })
            : text('promotions.centre.count', { count: open.length })
        }
        figures={[]}
        {...(ready.length > 1
          ? {
              action: (
                <>
                  <Button variant="primary" loading={next !== undefined} onClick={() => setQueue(ready.map(idOf))}>
                    {text('promotions.centre.claimAll', { count: ready.length })}
                  </Button>
                  <CardText>{text('promotions.centre.claimAllText')}</CardText>
                </>
              ),
            }
          : {})}
      />
      {rows.map((row) => (
        <ClaimCard
          key={idOf(row)}
          row={row}
          isDone={done.some((each) => idOf(each) === idOf(row))}
          isNext={next === idOf(row)}
          onDone={() => {
            setDone((before) => [...before, row])
            leave(row)
          }}
          onFailed={() => leave(row)}
          {...props}
        />
      ))}
    </FormStack>
  )
}
