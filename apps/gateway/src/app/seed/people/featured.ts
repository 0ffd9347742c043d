/**
 * Wins of the last day that the winner board opens with, by members of no team: ten
 * such wins outweigh all that a team stakes in a fortnight, and its agent's figures
 * would be theirs. Who, which title, how much (minor units), how many minutes ago.
 */
export const featuredWins: readonly (readonly [username: string, title: string, win: number, minutesAgo: number])[] = [
  ['mayumi31', 'Tiger Fortune', 4_821_000, 512],
  ['narciso6', 'Kraken Deep', 3_176_450, 388],
  ['oscar1988', 'Royal Prize Wheel', 2_699_000, 274],
  ['pacita20', 'Jade Dragon', 1_248_000, 18],
  ['quirino5', 'Salon Privé Baccarat', 315_000, 18],
  ['rolando76', 'Orbit Crash', 220_460, 19],
  ['sampagita3', 'Golden Spur', 187_000, 19],
  ['tomas1990', 'Shark Reef', 141_225, 21],
  ['urduja15', 'Book of the Nile', 98_640, 22],
  ['vicente9', 'Shark Reef', 894_000, 640],
]
