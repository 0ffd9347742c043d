const hour = 3_600_000

const games = [
  ['Fruit Parade', 'RNG', 'Tessera'],
  ['Deep Reef', 'FISH', 'Blue Atoll'],
  ['Baccarat Salon', 'LIVE', 'Grand Duke'],
  ['Tiger Fortune', 'RNG', 'Kestrel Works'],
] as const
const wins = [0, 45, 0, 12.5, 0, 64, 0, 0, 210, 0]

/** A settled round of a list, by its place in it. */
export const someBet = (at: number) => (_: unknown, index: number) => {
  const [gameName, category, vendorName] = games[index % games.length] ?? games[0]
  const [stake, win] = [20 + (index % 3) * 10, wins[index % wins.length] ?? 0]
  return {
    betId: `5f0d8a52-${1000 + index}`,
    placedAt: category === 'LIVE' ? at - index * 3 * hour - 40 * 60_000 : null,
    time: at - index * 3 * hour,
    gameId: index,
    gameName,
    category,
    vendor: vendorName.slice(0, 3).toUpperCase(),
    vendorName,
    stake,
    win,
    result: win - stake,
  }
}

/** What the betting record answers for bets that wait for their result. */
export const openBets = (at: number) => {
  const sportsBet = (index: number) => ({
    ...someBet(at)(null, index),
    betId: `7b1c4e0f-${2000 + index}`,
    state: 'open',
    gameName: 'Vesper Sportsbook',
    category: 'SPORTS',
    vendor: 'XGS',
    vendorName: 'Tessera',
    time: at - (index + 1) * hour,
    placedAt: at - (index + 1) * hour,
    stake: 100 + index * 50,
    win: 0,
    result: 0,
    possible: 312.5 - index * 40,
  })
  return {
    list: [sportsBet(0), sportsBet(1)],
    totals: { stake: 250, win: 0, result: 0, count: 2 },
    totalPages: 1,
    totalCount: 2,
  }
}
