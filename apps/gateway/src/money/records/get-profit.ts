import type { getCardFishingProfit, getLotteryProfit, getPersonalProfit } from '@parlour/api-client/endpoints'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { gamePlayOf } from './game-play.ts'
import { giftsOf } from './gifts.ts'
import { storedPeriodOf } from './stored-period.ts'
import { turnoverOf } from '../turnover/turnover.ts'

const lotteries = ['LOTT', 'ELOTT']
const cardsAndFishing = ['PVP', 'FISH']

interface PeriodRequest {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const withProfit = <Row extends { stake: number; win: number }>(row: Row) => ({ ...row, profit: row.win - row.stake })

/** Profit of a period by category and by game; of some categories alone without the gifts, which belong to none. */
async function profitOf(call: Call<PeriodRequest>, categories: readonly string[] | null) {
  const { memberId } = realMemberOf(call)
  const period = await storedPeriodOf(call)
  const { db, catalogue } = call.gateway
  const isAsked = ({ category }: { readonly category: string }): boolean => categories?.includes(category) ?? true
  const found = (await turnoverOf(db, period, [memberId])).filter(isAsked)
  const games = (await gamePlayOf(db, memberId, period)).filter(isAsked)
  const gifts = categories ? [] : await giftsOf(db, memberId, period)
  const total = (member: 'stake' | 'win' | 'rounds'): number => found.reduce((sum, row) => sum + row[member], 0)
  const given = (member: 'bonus' | 'rebate'): number => gifts.reduce((sum, row) => sum + row[member], 0)
  const [stake, win, bonus, rebate] = [total('stake'), total('win'), given('bonus'), given('rebate')]
  return {
    list: found
      .toSorted((a, b) => b.stake - a.stake)
      .map((row) => withProfit({ category: row.category, stake: row.stake, win: row.win, rounds: row.rounds })),
    games: games.map(({ title, provider, ...play }) =>
      withProfit({ ...play, gameName: title, vendorName: catalogue.providerName(provider) }),
    ),
    totals: { stake, win, bonus, rebate, profit: win - stake + bonus + rebate, rounds: total('rounds') },
  }
}

/**
 * Profit and loss of the member by category and by game.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handlePersonalProfit: Handler<typeof getPersonalProfit> = async (call) =>
  profitOf(call, call.request.gameCategory ? [call.request.gameCategory] : null)

/**
 * Profit and loss in the lotteries.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleLotteryProfit: Handler<typeof getLotteryProfit> = async (call) => profitOf(call, lotteries)

/**
 * Profit and loss at card tables and in the fishing hall.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleCardFishingProfit: Handler<typeof getCardFishingProfit> = async (call) =>
  profitOf(call, cardsAndFishing)
