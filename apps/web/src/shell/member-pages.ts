import { memberPages, type MemberPage } from '@parlour/member'
import { whenIdle } from '@parlour/ui-kit'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useEffect } from 'react'

const cashier = lazyRouteComponent(() => import('./member-pages/member-cashier.tsx'))

/** The pages of the member centre; each loads when its address is opened or about to be. */
export const memberScreens = {
  securityCenter: lazyRouteComponent(() => import('./member-pages/member-account.tsx')),
  transferFund: lazyRouteComponent(() => import('./member-pages/member-wallet.tsx')),
  profile: lazyRouteComponent(() => import('./member-pages/member-profile.tsx')),
  playerRank: lazyRouteComponent(() => import('./member-pages/member-rank.tsx')),
  depositv2: cashier,
  withdraw: cashier,
  transferUpline: lazyRouteComponent(() => import('./member-pages/member-upline.tsx')),
  personalHistoryCopy: lazyRouteComponent(() => import('./member-pages/member-bets.tsx')),
  transactionHistory: lazyRouteComponent(() => import('./member-pages/member-transactions.tsx')),
  personalProfit: lazyRouteComponent(() => import('./member-pages/member-profit.tsx')),
  messageV2: lazyRouteComponent(() => import('./member-pages/member-messages.tsx')),
  bonusDetails: lazyRouteComponent(() => import('./member-pages/member-bonuses.tsx')),
} satisfies Record<MemberPage, unknown>

/** Loads the other pages when the first one stands and nothing else is to do: the menu then opens them without a network. */
export function usePreloadedPages(without: readonly MemberPage[]): void {
  const missing = without.join()
  useEffect(
    () =>
      whenIdle(() => {
        for (const page of memberPages)
          // One that does not arrive now is asked for again when it is opened, and says so there.
          if (!missing.split(',').includes(page)) memberScreens[page].preload?.()?.catch(() => undefined)
      }),
    [missing],
  )
}
