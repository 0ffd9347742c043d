import { useApi } from '@parlour/api-client/react'
import type { PointReward, RewardType } from '@parlour/api-client/endpoints'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Button, FormActions, Notice, Tabs } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cashConversion, mostPoints } from '../../points/convert-check.ts'
import { conversionQuery, pointBalanceQuery } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ChangesView } from './changes-view.tsx'
import { ConvertModal } from './convert-modal.tsx'
import { EarnModal } from './earn-modal.tsx'
import type { PointRecord, PointRecordProps } from './point-record.ts'
import { PointsHead } from './points-head.tsx'
import { RedeemModal } from './redeem-modal.tsx'
import { RedemptionsView } from './redemptions-view.tsx'
import { RewardsView } from './rewards-view.tsx'

interface MemberPointsShopProps extends PointRecordProps {
  currency: string
  category: RewardType | ''
  record: PointRecord | undefined
  passwordHref: string
  categoryName: (code: string) => string
  onCategory: (category: RewardType | '') => void
  onRecord: (record: PointRecord | undefined) => void
}

/** The shop of an account that has points: what there are, what they buy, and what became of them. */
export function MemberPointsShop({
  record,
  onRecord,
  category,
  onCategory,
  passwordHref,
  paging,
  hrefOf,
  onPaging,
  ...shared
}: MemberPointsShopProps) {
  const { currency, categoryName, language } = shared
  const list = { language, paging, hrefOf, onPaging }
  const text = usePromotionsText()
  const api = useApi()
  const account = useAccount()
  const balance = useQuery(pointBalanceQuery(api, account))
  const rules = useQuery(conversionQuery(api, account))
  const [shown, setShown] = useState<PointReward | 'convert' | 'earn' | null>(null)
  const points = balance.data
  const conversion = rules.data && cashConversion(rules.data.list)
  const isConverted = conversion !== undefined || rules.data === undefined
  const onClose = () => setShown(null)
  const few = points !== undefined && conversion !== undefined && mostPoints(points, conversion) === 0
  const count = (some: number) => text('promotions.points.count', { count: some })
  const views = [
    { value: 'rewards', label: text('promotions.shop.rewards') },
    { value: 'redemptions', label: text('promotions.shop.redemptions') },
    { value: 'points', label: text('promotions.shop.points') },
  ] as const
  if (balance.error && points === undefined)
    return <Failed error={balance.error} onRetry={() => void balance.refetch()} />
  return (
    <>
      <PointsHead
        points={points}
        conversion={isConverted ? conversion : null}
        currency={currency}
        categoryName={categoryName}
        failed={rules.error !== null}
      >
        <FormActions>
          <Button variant="text" onClick={() => setShown('earn')}>
            {text('promotions.earn.open')}
          </Button>
          {isConverted ? (
            <Button
              variant="primary"
              disabled={points === undefined || conversion === undefined || few}
              onClick={() => setShown('convert')}
            >
              {text('promotions.convert.open')}
            </Button>
          ) : null}
        </FormActions>
      </PointsHead>
      {few ? (
        <Notice>
          {text('promotions.convert.few', { minimum: count(conversion.minimumPoint ?? 1), points: count(points) })}
        </Notice>
      ) : null}
      <Tabs
        label={text('promotions.shop.views')}
        tabs={views}
        value={record ?? 'rewards'}
        onValue={(view) => onRecord(view === 'rewards' ? undefined : view)}
      >
        {record === undefined ? (
          <RewardsView {...shared} category={category} onCategory={onCategory} points={points} onRedeem={setShown} />
        ) : null}
        {record === 'redemptions' ? (
          <RedemptionsView {...list} currency={currency} categoryName={categoryName} />
        ) : null}
        {record === 'points' ? <ChangesView {...list} categoryName={categoryName} /> : null}
      </Tabs>
      {shown === 'earn' ? <EarnModal currency={currency} categoryName={categoryName} onClose={onClose} /> : null}
      {shown === 'convert' && conversion && points !== undefined ? (
        <ConvertModal
          conversion={conversion}
          points={points}
          currency={currency}
          categoryName={categoryName}
          passwordHref={passwordHref}
          onClose={onClose}
        />
      ) : null}
      {shown !== null && typeof shown === 'object' && points !== undefined ? (
        <RedeemModal
          reward={shown}
          points={points}
          currency={currency}
          categoryName={categoryName}
          passwordHref={passwordHref}
          onClose={onClose}
        />
      ) : null}
    </>
  )
}
