import type { Hand, Player, Table } from '../calls/poker-tables.ts'

/** What the player does in a hand, or undefined when it is not theirs. */
export const ownPlay = (hand: Hand | null): Player | undefined => hand?.plays.find(({ who }) => who === 'you')

/** What a hand has cost its player so far. */
export const costOf = ({ ante, raise }: Pick<Table, 'ante' | 'raise'>, play: Player): number =>
  ante + (play.state === 'stays' ? raise : 0)
