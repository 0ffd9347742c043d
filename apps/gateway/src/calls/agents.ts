import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import {
  answerCreateAffiliateUrl, answerDeleteAffiliateUrl, answerListAffiliateUrls, answerListRegisteredAffiliates,
} from '../agent/affiliate-urls.ts'
import { answerCreateDownline } from '../agent/create-downline.ts'
import { answerAgentAnnouncements, answerAgentDefaults, answerTransferEnabled } from '../agent/get-agent-defaults.ts'
import { answerTeamOverview } from '../agent/get-team-overview.ts'
import { answerListTeamBets, answerListTeamGameBets } from '../agent/list-bets.ts'
import { answerListDownlineTransactions } from '../agent/list-downline-transactions.ts'
import { answerListDownlines } from '../agent/list-downlines.ts'
import { answerListIncome } from '../agent/list-income.ts'
import {
  answerGetPayout, answerListCommissions, answerListDailySalaries, answerListDividends, answerListHourlySalaries,
  answerListRealtimeSalaries,
} from '../agent/list-payouts.ts'
import { answerListFishingProfit, answerListLotteryProfit, answerListTeamProfit } from '../agent/list-profit.ts'
import { answerPromoteDownline } from '../agent/promote-downline.ts'
import {
  answerCustomerRebate, answerGlobalRebateSetting, answerGlobalRebateSettings, answerListDownlineRebates, answerSetDownlineRebate,
} from '../agent/rebates.ts'
import { answerTransferToDownline } from '../agent/transfer-to-downline.ts'
import { answerDailySalary, answerDividend, answerHourlySalary, answerRealtimeSalary } from '../contracts/answer-offers.ts'
import { answerAnswerTermination, answerProposeTermination, answerWithdrawOffer } from '../contracts/change-offered.ts'
import { answerContractImpact } from '../contracts/get-contract-impact.ts'
import { answerGetContracts } from '../contracts/get-contracts.ts'
import { answerListDownlineContracts } from '../contracts/list-downline-contracts.ts'
import { answerOfferContract } from '../contracts/offer-contract.ts'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'

function bindContracts(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getContracts, answerGetContracts)
  serve(app, gateway, records.answerDividendOffer, answerDividend)
  serve(app, gateway, records.answerDailySalaryOffer, answerDailySalary)
  serve(app, gateway, records.answerHourlySalaryOffer, answerHourlySalary)
  serve(app, gateway, records.answerRealtimeSalaryOffer, answerRealtimeSalary)
  serve(app, gateway, records.getContractImpact, answerContractImpact)
  serve(app, gateway, records.offerContract, answerOfferContract)
  serve(app, gateway, records.withdrawOffer, answerWithdrawOffer)
  serve(app, gateway, records.proposeTermination, answerProposeTermination)
  serve(app, gateway, records.answerTermination, answerAnswerTermination)
  serve(app, gateway, records.listDownlineContracts, answerListDownlineContracts)
}

function bindReports(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getTeamOverview, answerTeamOverview)
  serve(app, gateway, records.listDownlineTransactions, answerListDownlineTransactions)
  serve(app, gateway, records.listLotteryProfit, answerListLotteryProfit)
  serve(app, gateway, records.listFishingProfit, answerListFishingProfit)
  serve(app, gateway, records.listTeamProfit, answerListTeamProfit)
  serve(app, gateway, records.listTeamBets, answerListTeamBets)
  serve(app, gateway, records.listTeamGameBets, answerListTeamGameBets)
  serve(app, gateway, records.listIncome, answerListIncome)
  serve(app, gateway, records.listCommissions, answerListCommissions)
  serve(app, gateway, records.listDividends, answerListDividends)
  serve(app, gateway, records.listDailySalaries, answerListDailySalaries)
  serve(app, gateway, records.listHourlySalaries, answerListHourlySalaries)
  serve(app, gateway, records.listRealtimeSalaries, answerListRealtimeSalaries)
  serve(app, gateway, records.getPayout, answerGetPayout)
}

/** Binds the calls of the agent centre and of contracts. */
export function bindAgentsCalls(app: Hono, gateway: Gateway): void {
  bindContracts(app, gateway)
  bindReports(app, gateway)
  serve(app, gateway, records.getAgentDefaults, answerAgentDefaults)
  serve(app, gateway, records.listAgentAnnouncements, answerAgentAnnouncements)
  serve(app, gateway, records.getTransferEnabled, answerTransferEnabled)
  serve(app, gateway, records.getGlobalRebateSettings, answerGlobalRebateSettings)
  serve(app, gateway, records.getGlobalRebateSettingsByProductType, answerGlobalRebateSetting)
  serve(app, gateway, records.listDownlineRebates, answerListDownlineRebates)
  serve(app, gateway, records.getCustomerRebate, answerCustomerRebate)
  serve(app, gateway, records.setDownlineRebate, answerSetDownlineRebate)
  serve(app, gateway, records.listDownlines, answerListDownlines)
  serve(app, gateway, records.createDownline, answerCreateDownline)
  serve(app, gateway, records.promoteDownline, answerPromoteDownline)
  serve(app, gateway, records.transferToDownline, answerTransferToDownline)
  serve(app, gateway, records.listAffiliateUrls, answerListAffiliateUrls)
  serve(app, gateway, records.createAffiliateUrl, answerCreateAffiliateUrl)
  serve(app, gateway, records.deleteAffiliateUrl, answerDeleteAffiliateUrl)
  serve(app, gateway, records.listRegisteredAffiliates, answerListRegisteredAffiliates)
}
