import type { MessageRow } from '@parlour/api-client/endpoints'
import { hrefs } from '../routes/-hrefs.ts'

/** Messages to an upline about the contracts that it gave. */
const ofGiven: readonly string[] = ['contract.accepted', 'contract.rejected', 'contract.rejectedFor']

/** The page that a message of the platform is about; undefined where it has none. */
export function hrefOfMessage({ kind }: Pick<MessageRow, 'kind'>): string | undefined {
  if (!kind) return undefined
  if (kind.startsWith('contract.')) return hrefs.agent('agentContracts', ofGiven.includes(kind) ? { tab: 'given' } : {})
  if (kind === 'promotion.rejected') return hrefs.member('rewardCenter', { tab: 'applications' })
  if (kind === 'promotion.approved' || kind.startsWith('reward.')) return hrefs.member('rewardCenter')
  if (kind === 'promotion.changed' || kind === 'promotion.ending') return hrefs.promotions()
  return kind.startsWith('bonus.') ? hrefs.member('bonusDetails') : undefined
}
