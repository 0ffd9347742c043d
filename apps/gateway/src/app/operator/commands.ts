import { announceCommand } from './announce.ts'
import { archiveCommand } from './archive.ts'
import { backupCommand } from './backup.ts'
import { casesCommand } from './cases.ts'
import { chatCommand } from './chat.ts'
import {
  applicationsCommand,
  approveApplicationCommand,
  picturesCommand,
  rejectApplicationCommand,
} from './applications.ts'
import type { Command } from './command.ts'
import { configCommand } from './config.ts'
import {
  agentTransfersCommand,
  answerContractCommand,
  contractsCommand,
  endContractCommand,
  offerContractCommand,
} from './contracts.ts'
import { feedbackCommand } from './feedback.ts'
import { fixturesCommand, voidFixtureCommand } from './fixtures.ts'
import { gameCommand } from './game.ts'
import { inboxMessagesCommand } from './inbox-messages.ts'
import { approvePayoutCommand, rejectPayoutCommand, salariesCommand } from './payouts.ts'
import { closeMissionCommand, missionsCommand } from './missions.ts'
import { moduleCommand } from './module.ts'
import { promotionCommand } from './promotions/promotion.ts'
import { logNameCommand, metricsCommand } from './metrics.ts'
import { replyCommand } from './reply.ts'
import { blockCommand, membersCommand, unblockCommand, unlockCommand } from './members.ts'
import { mailCommand, smsCommand } from './outbox.ts'
import { drawRaffleCommand, rafflesCommand } from './raffles.ts'
import { reinvestmentCommand } from './reinvestment.ts'
import { givePointsCommand } from './points.ts'
import { approveRedemptionCommand, redemptionsCommand, rejectRedemptionCommand } from './redemptions.ts'
import { retentionCommand } from './retention.ts'
import { resourceCommand } from './resource.ts'
import { statusCommand } from './status.ts'
import { providerCommand } from './provider.ts'
import { confirmDepositCommand, depositsCommand, refuseDepositCommand } from './deposits.ts'
import { ledgerCommand } from './ledger.ts'
import { issueTicketCommand } from './tickets.ts'
import { lockWalletCommand, unlockWalletCommand } from './wallets.ts'
import { withdrawRulesCommand } from './withdraw-rules.ts'
import { approveCommand, forceReceivedCommand, payCommand, refuseCommand, withdrawalsCommand } from './withdrawals.ts'

/** Every command of the operator. */
export const commands: readonly Command[] = [
  withdrawalsCommand,
  approveCommand,
  payCommand,
  refuseCommand,
  forceReceivedCommand,
  withdrawRulesCommand,
  casesCommand,
  depositsCommand,
  confirmDepositCommand,
  refuseDepositCommand,
  lockWalletCommand,
  unlockWalletCommand,
  ledgerCommand,
  configCommand,
  metricsCommand,
  logNameCommand,
  retentionCommand,
  archiveCommand,
  backupCommand,
  statusCommand,
  moduleCommand,
  announceCommand,
  promotionCommand,
  resourceCommand,
  feedbackCommand,
  chatCommand,
  replyCommand,
  inboxMessagesCommand,
  providerCommand,
  gameCommand,
  fixturesCommand,
  voidFixtureCommand,
  smsCommand,
  mailCommand,
  membersCommand,
  unlockCommand,
  blockCommand,
  unblockCommand,
  salariesCommand,
  approvePayoutCommand,
  rejectPayoutCommand,
  contractsCommand,
  offerContractCommand,
  endContractCommand,
  answerContractCommand,
  agentTransfersCommand,
  reinvestmentCommand,
  applicationsCommand,
  picturesCommand,
  approveApplicationCommand,
  rejectApplicationCommand,
  redemptionsCommand,
  approveRedemptionCommand,
  rejectRedemptionCommand,
  issueTicketCommand,
  givePointsCommand,
  rafflesCommand,
  drawRaffleCommand,
  missionsCommand,
  closeMissionCommand,
]
