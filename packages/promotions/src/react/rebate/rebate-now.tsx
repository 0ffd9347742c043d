import type { getRebate, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList, PeriodResult, Progress } from '@parlour/ui-kit'
import { useState } from 'react'
import { rebateStanding } from '../../rebate/rebate-standing.ts'
import { claimCall, type ClaimAnswer } from '../../rewards/claim-call.ts'
import { takenPlace } from '../../rewards/taken-place.ts'
import { TakeButton } from '../effect/take-button.tsx'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { useTakeReward } from '../effect/use-take-reward.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface RebateNowProps {
  rebate: ResponseOf<typeof getRebate>
  currency: string
  categoryName: (code: string) => string
  recordHref: string | undefined
}

/** What has gathered, what is missing to the least, the terms, and the button that takes it. */
export function RebateNow({ rebate, currency, categoryName, recordHref }: RebateNowProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const [taken, setTaken] = useState<Taken | null>(null)
  const { endpoint, input, of, listed } = claimCall({ kind: 'rebate' })
  const effect = useTakeReward(endpoint, {
    of,
    onDone: ({ amount, terms: given }: ClaimAnswer) => setTaken({ amount, terms: given ?? rebate.terms }),
  })
  // A rebate whose terms are not known cannot be taken (BEY-02).
  const { state, missing, percent } = rebateStanding({
    ...rebate,
    claimable: rebate.claimable && rebate.terms !== null,
  })
  const money = (minor: number) => format.money(minor, currency)
  const { startTime, endTime } = rebate
  const sum = terms.amount(rebate.amount, rebate.terms)
  const under = terms.facts(rebate.terms)
  const place = rebate.terms && takenPlace(rebate.terms)
  const isMain = place === 'main' || place === 'locked'
  const least = money(rebate.minimum ?? 0)
  // A lost answer is resolved here, however little has gathered since.
  const isLost = effect.status === 'unsure' || effect.status === 'refused'
  return (
    <PeriodResult
      title={text(`promotions.rebate.${state}`, { sum })}
      text={text('promotions.rebate.counted', {
        from: format.dateTime(startTime),
        until: format.dateTime(endTime),
      })}
      figures={[
        { id: 'minimum', name: text('promotions.rebate.least'), value: least },
        ...(rebate.terms
          ? [
              ...under.slice(0, 1).map(({ id, name, value }) => ({ id, name, value: value ?? '' })),
              {
                id: 'paid',
                name: text('promotions.rebate.goesTo'),
                value: text(isMain ? 'promotions.rebate.mainWallet' : 'promotions.rebate.bonusMoney'),
              },
            ]
          : []),
      ]}
      action={
        <>
          {taken === null ? null : <TakenNotice {...taken} currency={currency} recordHref={recordHref} />}
          {state === 'ready' || isLost ? (
            <TakeButton
              effect={effect}
              label={text('promotions.rebate.take', { sum })}
              disabled={state !== 'ready'}
              listed={listed}
              terms={<FactList facts={under.slice(1)} />}
              onTake={() => {
                setTaken(null)
                effect.send(input)
              }}
            />
          ) : (
            <Progress
              label={text('promotions.rebate.gathered')}
              value={text('promotions.rebate.ofLeast', { sum, least })}
              percent={percent}
              left={text('promotions.rebate.missing', { sum: money(missing) })}
            />
          )}
        </>
      }
    />
  )
}
