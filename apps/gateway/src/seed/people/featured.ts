/** Wins of the last day that the winner board opens with: who, which title, how much (minor units), how many minutes ago. */
export const featuredWins: readonly (readonly [username: string, title: string, win: number, minutesAgo: number])[] = [
  ['tranvy92', 'Tiger Fortune', 4_821_000, 512],
  ['bongo88', 'Kraken Deep', 3_176_450, 388],
  ['somchai77', 'Royal Prize Wheel', 2_699_000, 274],
  ['linhph88', 'Jade Dragon', 1_248_000, 18],
  ['nguyenhoa', 'Salon Privé Baccarat', 315_000, 18],
  ['kraisak9', 'Orbit Crash', 220_460, 19],
  ['pporn01', 'Golden Spur', 187_000, 19],
  ['minhdang', 'Shark Reef', 141_225, 21],
  ['danny5', 'Book of the Nile', 98_640, 22],
  ['rosalie21', 'Shark Reef', 894_000, 640],
]
