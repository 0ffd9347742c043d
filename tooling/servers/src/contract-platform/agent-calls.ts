import { call } from './contract-call.ts'
import { book, checkPaymentPassword, amountOf } from './platform-state.ts'
import type { Question } from './contract-call.ts'
import { emptyList, openObject } from './open-shapes.ts'

const token = { token: true } as const
const effect = { token: true, effect: true } as const

const transfer = ({ state, input }: Question) => {
  checkPaymentPassword(input)
  book(state, 'transfer', -amountOf(input))
  return null
}

const figures = {
  deposits: 1_000,
  withdrawals: 200,
  turnover: 5_000,
  win: 4_800,
  profit: -200,
  income: 12.5,
  activeMembers: 3,
  newMembers: 1,
}

/** The contract names this call and none of its members: those of the client's reference. */
const teamOverview = {
  startTime: 0,
  endTime: 1_209_600_000,
  balance: 900,
  members: 4,
  agents: 1,
  newToday: 0,
  totals: figures,
  before: figures,
  days: [],
}

/** Calls of an agent and of its contracts. Source: contract 3.4, 3.12. */
export const agentCalls = [
  call(
    'GET /wps/member/info/funds/consolidated',
    { ...token, modules: 'COMM3' },
    {
      divtypereq: {
        CONS: [
          {
            status: 'P',
            minimumBet: 10_000,
            netLoss: 5000,
            activeMember: 3,
            contractRate: 0.05,
            downlineHigherRate: 'N',
          },
        ],
      },
      dailysalreqtype: {
        RNG: [
          {
            id: 71,
            status: 'P',
            downlineHigherRate: 'Y',
            details: [{ betVolume: 50_000, activeMember: 5, rateType: 'P', rate: 0.003 }],
          },
        ],
      },
      contracthoursalreq: {
        LOTT: [
          {
            contractId: 9,
            status: 'V',
            hourSalaryRates: [{ minimumBet: 1000, activeMember: 1, rateType: 'A', rate: 20 }],
          },
        ],
      },
      realtimesalreqtype: {},
      divtypeinfo: null,
      dailysalinfotype: null,
      contractmrdailysalinfotype: null,
      contracthoursalinfo: null,
    },
  ),
  call(
    'GET MCS2_processDividendReq MCSFE_processContractDividend',
    { ...effect, modules: 'SIGNCONDIV3', needs: 'type status' },
    null,
  ),
  call(
    'GET MCS2_processDailySalContract MCSFE_processDailySalaryContract',
    { ...effect, modules: 'DAILYSALCONT3', needs: 'id status' },
    null,
  ),
  call(
    'POST MCS2_processContractHourSalary MCSFE_processContractHourSalary',
    { ...effect, modules: 'HOURSAL3', needs: 'contractId status' },
    null,
  ),
  call(
    'POST MCSFE_processRealTimeSalaryContract',
    { ...effect, modules: 'RTSALARY3', needs: 'contractId status' },
    null,
  ),
  call('GET /wps/agent/default', token, openObject),
  call('GET /wps/agent/announcements', token, emptyList),
  call('GET /wps/agent/globalRebateSettings', token, emptyList),
  call('GET /wps/agent/downlineRebates', token, emptyList),
  call('GET /wps/agent/downlines', token, emptyList),
  call('GET /wps/agent/affiliateUrls MCSFE_viewAffiliateUrls', token, emptyList),
  call('GET /wps/agent/registeredAffiliates MCSFE_viewRegisteredAffiliates', token, emptyList),
  call('GET /wps/agent/transferEnabled', token, true),
  call('GET ODSFE2_getTeamOverviewSum', token, teamOverview),
  call('GET MCSFE_getGlobalRebateSettingsByProductType', token, openObject),
  call('GET MCSFE_getCustomerRebateSettingByProductType', token, openObject),
  call('POST /wps/agent/downline', { ...effect, encrypted: true }, null),
  call('POST /wps/agent/affiliateUrl MCSFE_createAffiliateUrl', effect, null),
  call('DELETE /wps/agent/affiliateUrl MCSFE_deleteAffiliateUrl', { ...token, needs: 'affiUrlId' }, null),
  call('PUT /wps/agent/promoteDownlineToAgent', effect, null),
  call('PUT /wps/agent/transferDownline', { ...effect, encrypted: true, needs: 'amount password' }, transfer),
  ...['downlineTransaction', 'downlineLottoPNL', 'teamPVPFishingPNL', 'teamPVPRNGBetting', 'income', 'commission'].map(
    (report) => call(`GET /wps/report/${report}`, token, emptyList),
  ),
]
