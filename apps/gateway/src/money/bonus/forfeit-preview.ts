import type { Tie, MemberMoney } from './member-money.ts'

/** What giving a bonus up takes and leaves, in minor units. */
export interface ForfeitPreview {
  /** The bonus with what was won with it, also in rounds under way; of a locked one what it would pay. */
  readonly loses: number
  readonly atStake: number
  /** Own money and bonus money in the main wallet, before and after. */
  readonly balance: number
  readonly balanceAfter: number
  readonly free: number
  /** How many other bonuses stay open. */
  readonly stillOpen: number
}

/** What the main wallet has of own money and bonus money. */
export const balanceOf = ({ free, ties }: MemberMoney): number =>
  ties.reduce((sum, { bonus }) => sum + bonus.balance, free)

/** What is lost when a bonus is given up. */
export const losesOf = ({ bonus, amount }: Tie): number => (bonus.locked ? bonus.amount : amount)

/** What giving up the bonus of `tie` takes and leaves, or null where it is for play alone or has nothing to lose. */
export function forfeitPreview(money: MemberMoney, tie: Tie): ForfeitPreview | null {
  const { bonus, amount } = tie
  const loses = losesOf(tie)
  if (bonus.playOnly || loses === 0) return null
  const balance = balanceOf(money)
  return {
    loses,
    atStake: amount - bonus.balance,
    balance,
    balanceAfter: balance - bonus.balance,
    free: money.free,
    stillOpen: money.ties.filter((other) => other !== tie && !other.bonus.playOnly).length,
  }
}
