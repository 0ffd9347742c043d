import { DepositScreen, WithdrawScreen } from '@parlour/member/react'
import { useMemo, type ComponentProps } from 'react'
import { deploymentOrigins } from '../platform/origins.ts'
import { sessionStore } from '../platform/stores.ts'
import { hrefs } from '../routes/-hrefs.ts'

type Shared = ComponentProps<typeof WithdrawScreen>

/** The pages of the member centre that move money; they load when one of them is opened. */
export default function CashierScreen({ page, ...shared }: Shared & { page: 'depositv2' | 'withdraw' }) {
  const payOrigins = useMemo(() => [deploymentOrigins().pay], [])
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
