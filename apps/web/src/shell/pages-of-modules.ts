import type { MemberPage } from '@parlour/member'

/** The module that a page of the member centre takes. */
const moduleOf: Partial<Readonly<Record<MemberPage, string>>> = {
  transferFund: 'FUNDTRANS3',
  transferUpline: 'FUNDTRANS3',
  depositv2: 'DPSTBAS3',
  personalHistoryCopy: 'MEMTRANS3',
  transactionHistory: 'MEMTRANS3',
  personalProfit: 'MEMTRANS3',
  bonusDetails: 'MEMTRANS3',
  messageV2: 'INBOX3',
  rewardCenter: 'REWCEN3',
  referral: 'REFERRAL3',
  missionLeaderboard: 'MISSIONLB3',
  manualRebate: 'PLYRBT',
}

/** The pages of the member centre whose module is switched off. */
export const pagesSwitchedOff = (modules: ReadonlySet<string>): readonly MemberPage[] =>
  (Object.keys(moduleOf) as MemberPage[]).filter((page) => !modules.has(moduleOf[page] ?? ''))
