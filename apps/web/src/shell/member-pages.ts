import type { MemberPage } from '@parlour/member'
import { lazyRouteComponent } from '@tanstack/react-router'

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
  rewardCenter: lazyRouteComponent(() => import('./member-pages/member-rewards.tsx')),
  referral: lazyRouteComponent(() => import('./member-pages/member-referral.tsx')),
  missionLeaderboard: lazyRouteComponent(() => import('./member-pages/member-missions.tsx')),
  manualRebate: lazyRouteComponent(() => import('./member-pages/member-rebate.tsx')),
  messageV2: lazyRouteComponent(() => import('./member-pages/member-messages.tsx')),
  bonusDetails: lazyRouteComponent(() => import('./member-pages/member-bonuses.tsx')),
} satisfies Record<MemberPage, unknown>
