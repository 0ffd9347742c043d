import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import {
  handleCreateAffiliateUrl,
  handleDeleteAffiliateUrl,
  handleListAffiliateUrls,
  handleListRegisteredAffiliates,
} from './agent/affiliate-urls.ts'
import { handleCreateDownline } from './agent/create-downline.ts'
import { handleAgentAnnouncements, handleAgentDefaults, handleTransferEnabled } from './agent/get-agent-defaults.ts'
import { handleTeamAttention } from './agent/get-team-attention.ts'
import { handleTeamOverview } from './agent/get-team-overview.ts'
import { handleListTeamBets, handleListTeamGameBets } from './salaries/list-team-bets.ts'
import { handleListDownlineTransactions } from './agent/list-downline-transactions.ts'
import { handleListDownlines } from './agent/list-downlines.ts'
import { handleListIncome } from './agent/list-income.ts'
import {
  handleGetPayout,
  handleListCommissions,
  handleListDailySalaries,
  handleListDividends,
  handleListHourlySalaries,
  handleListRealtimeSalaries,
} from './salaries/list-payouts.ts'
import { handleListFishingProfit, handleListLotteryProfit, handleListTeamProfit } from './agent/list-profit.ts'
import { handlePromoteDownline } from './agent/promote-downline.ts'
import {
  handleCustomerRebate,
  handleGlobalRebateSetting,
  handleGlobalRebateSettings,
  handleListDownlineRebates,
  handleSetDownlineRebate,
} from './agent/rebates.ts'
import { handleTransferToDownline } from './agent/transfer-to-downline.ts'
import {
  handleDailySalary,
  handleDividend,
  handleHourlySalary,
  handleRealtimeSalary,
} from './contracts/answer-offers.ts'
import { handleAnswerTermination, handleProposeTermination, handleWithdrawOffer } from './contracts/change-offered.ts'
import { handleContractImpact } from './contracts/get-contract-impact.ts'
import { handleGetContracts } from './contracts/get-contracts.ts'
import { handleContractStandings } from './salaries/list-contract-standings.ts'
import { handleListDownlineContracts } from './contracts/list-downline-contracts.ts'
import { handleOfferContract } from './contracts/offer-contract.ts'
import { handlePreviewOffer } from './contracts/preview-offer.ts'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'

function bindContracts(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getContracts, handleGetContracts)
  serve(app, gateway, records.answerDividendOffer, handleDividend)
  serve(app, gateway, records.answerDailySalaryOffer, handleDailySalary)
  serve(app, gateway, records.answerHourlySalaryOffer, handleHourlySalary)
  serve(app, gateway, records.answerRealtimeSalaryOffer, handleRealtimeSalary)
  serve(app, gateway, records.getContractImpact, handleContractImpact)
  serve(app, gateway, records.offerContract, handleOfferContract)
  serve(app, gateway, records.listContractStandings, handleContractStandings)
  serve(app, gateway, records.previewOffer, handlePreviewOffer)
  serve(app, gateway, records.withdrawOffer, handleWithdrawOffer)
  serve(app, gateway, records.proposeTermination, handleProposeTermination)
  serve(app, gateway, records.answerTermination, handleAnswerTermination)
  serve(app, gateway, records.listDownlineContracts, handleListDownlineContracts)
}

function bindReports(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getTeamOverview, handleTeamOverview)
  serve(app, gateway, records.getTeamAttention, handleTeamAttention)
  serve(app, gateway, records.listDownlineTransactions, handleListDownlineTransactions)
  serve(app, gateway, records.listLotteryProfit, handleListLotteryProfit)
  serve(app, gateway, records.listFishingProfit, handleListFishingProfit)
  serve(app, gateway, records.listTeamProfit, handleListTeamProfit)
  serve(app, gateway, records.listTeamBets, handleListTeamBets)
  serve(app, gateway, records.listTeamGameBets, handleListTeamGameBets)
  serve(app, gateway, records.listIncome, handleListIncome)
  serve(app, gateway, records.listCommissions, handleListCommissions)
  serve(app, gateway, records.listDividends, handleListDividends)
  serve(app, gateway, records.listDailySalaries, handleListDailySalaries)
  serve(app, gateway, records.listHourlySalaries, handleListHourlySalaries)
  serve(app, gateway, records.listRealtimeSalaries, handleListRealtimeSalaries)
  serve(app, gateway, records.getPayout, handleGetPayout)
}

/** Binds the calls of the agent centre and of contracts. */
export function bindAgentsCalls(app: Hono, gateway: Gateway): void {
  bindContracts(app, gateway)
  bindReports(app, gateway)
  serve(app, gateway, records.getAgentDefaults, handleAgentDefaults)
  serve(app, gateway, records.listAgentAnnouncements, handleAgentAnnouncements)
  serve(app, gateway, records.getTransferEnabled, handleTransferEnabled)
  serve(app, gateway, records.getGlobalRebateSettings, handleGlobalRebateSettings)
  serve(app, gateway, records.getGlobalRebateSettingsByProductType, handleGlobalRebateSetting)
  serve(app, gateway, records.listDownlineRebates, handleListDownlineRebates)
  serve(app, gateway, records.getCustomerRebate, handleCustomerRebate)
  serve(app, gateway, records.setDownlineRebate, handleSetDownlineRebate)
  serve(app, gateway, records.listDownlines, handleListDownlines)
  serve(app, gateway, records.createDownline, handleCreateDownline)
  serve(app, gateway, records.promoteDownline, handlePromoteDownline)
  serve(app, gateway, records.transferToDownline, handleTransferToDownline)
  serve(app, gateway, records.listAffiliateUrls, handleListAffiliateUrls)
  serve(app, gateway, records.createAffiliateUrl, handleCreateAffiliateUrl)
  serve(app, gateway, records.deleteAffiliateUrl, handleDeleteAffiliateUrl)
  serve(app, gateway, records.listRegisteredAffiliates, handleListRegisteredAffiliates)
}
