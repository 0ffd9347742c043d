import type { Claimable } from '../../rewards/claimable.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

/** Says what a reward is called: by the platform, or by its kind. */
export function useClaimTitles(): (claimable: Claimable) => string {
  const text = usePromotionsText()
  return (claimable) => {
    const { kind, title } = claimable
    if (kind === 'login')
      return `${text('promotions.centre.login')} \u00b7 ${text('promotions.centre.day', { day: claimable.day })}`
    if (kind === 'rebate') return text('promotions.centre.kind.REBATE')
    if (title) return title
    const type = kind === 'milestone' ? 'MISSION' : claimable.promotionType
    return text.maybe(`promotions.centre.kind.${type}`) ?? text('promotions.centre.reward')
  }
}
