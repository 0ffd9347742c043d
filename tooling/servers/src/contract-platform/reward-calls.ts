import { call, type Question } from './contract-call.ts'
import { emptyList, openObject } from './open-shapes.ts'
import { checkPaymentPassword } from './platform-state.ts'

const centre = { token: true, modules: 'REWCEN3' } as const
const claim = { ...centre, effect: true } as const
const mission = { token: true, modules: 'MISSIONLB3' } as const

const convert = ({ state, input }: Question) => {
  checkPaymentPassword(input)
  state.points -= Number(input.point)
  return null
}

/** Calls of promotions, missions and the conversion of points. Source: contract 3.7 to 3.9. */
export const rewardCalls = [
  call('POST MCSFE_claimIssuedPromotion', { ...claim, needs: 'promotionClaimId promotionType' }, null),
  call('POST MCSFE_signUpPromotionJoin', { ...claim, needs: 'promotionId' }, null),
  call('POST MCSFE_signUpRequestReward', { ...claim, needs: 'promotionId remarks pictures' }, null),
  call('POST MCS2_claimRafflePromotion MCSFE_claimRafflePromotion', claim, null),
  call('GET MCSFE_getRafflePromotionStatus', centre, openObject),
  call('GET MCS2_getPromotionClaimList', centre, emptyList),
  call('GET PROMOFE_getClaimTicketList', { ...centre, needs: 'isApp status' }, emptyList),
  call('POST PROMOFE_claimTicket', claim, null),
  call('POST MCSFE_cancelTicket', claim, null),
  call('GET PROMOFE_getPromoCode', centre, openObject),
  call('GET MCSFE_getLoginPromotion', centre, openObject),
  call('GET MCSFE_getLoginPromotionConfig', { modules: 'REWCEN3' }, openObject),
  call('POST MCSFE_claimLoginPromotion', claim, null),
  call(
    'GET MCSFE_getMissionSummaryDetails',
    { ...mission, needs: 'status' },
    { list: [{ missionId: 3, title: 'Bet race' }] },
  ),
  call(
    'GET MCSFE_getMissionLeaderboard',
    { ...mission, needs: 'missionId' },
    {
      list: [{ rank: 1, customerName: 'de***', reachedValue: 100 }],
      footer: { rank: 7, reachedValue: 40 },
    },
  ),
  call('GET MCSFE_getMissionMilestones', { token: true, needs: 'missionId' }, []),
  call('GET - MCSFE_getPointRewardConversionType', { token: true, modules: 'PTSYS3' }, emptyList),
  call(
    'POST passwordCheck/MCS2_convertPoint passwordCheck/MCSFE_convertPoint',
    { token: true, modules: 'PTSYS3', encrypted: true, needs: 'point password', effect: true },
    convert,
  ),
]
