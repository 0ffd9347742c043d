/** The same in every language. */
export const said = <Said>(one: Said) => ({ EN: one, TY: one, CN: one, ID: one, TH: one, VI: one })

/** The file of a promotion that the edge of every category bears: a reward for a turnover at card tables. */
export const promotionFile = (changes: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    rule: { type: 'TURNOVER', category: 'PVP', stake: 4_000, reward: 8.5, first: 10 },
    terms: { multiple: 2, days: 7, maxBet: 50 },
    title: { ...said('Card night'), VI: 'Đêm đánh bài' },
    summary: said('₱8.50 for ₱4,000 at card tables.'),
    lines: said(['Counted from midnight.', 'One a day & member.']),
    figure: '₱8.50',
    figureLabel: said('a day'),
    category: 'vip',
    picture: 'ocean',
    start: '2026-11-01T00:00',
    ...changes,
  })
