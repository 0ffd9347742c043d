import { DepositScreen, WithdrawScreen } from '@parlour/member/react'
import { useMemo } from 'react'
import { deploymentOrigins } from '../../platform/origins.ts'
import { sessionStore } from '../../platform/stores.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { MemberPageProps } from './page-props.ts'

/** Deposit and withdrawal: they share most of their parts, and so their chunk. */
export default function MemberCashier({ page, ...props }: MemberPageProps) {
  const payOrigins = useMemo(() => [deploymentOrigins().pay], [])
  const shared = { ...props, categoryName: useCategoryName() }
  return page === 'depositv2' ? (
    <DepositScreen
      {...shared}
      origin={window.location.origin}
      payOrigins={payOrigins}
      supportHref={hrefs.helpCentre()}
      store={sessionStore}
    />
  ) : (
    <WithdrawScreen {...shared} />
  )
}
