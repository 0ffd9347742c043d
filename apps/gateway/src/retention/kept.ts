const books = 'the books: what was staked, won, paid and owed, kept as long as the law asks'
const catalogue = 'the catalogue: a row for each thing offered'
const member = 'the member: as long as the account'
const content = 'content: the operator takes it down'
const oneOf = 'bounded: a row for each of a few'

/** Tables that age does not empty, with the reason; every other table has a rule. */
export const keptTables: Readonly<Record<string, string>> = {
  accounts: books, transfers: books, entries: books, rounds: books, archives: books, archive_parts: books, carried_amounts: books,
  member_days: books, past_categories: books, deposits: books, deposit_receipts: books, pay_callbacks: books,
  withdrawals: books, withdrawal_stages: books, bonuses: books, bonus_stakes: books, rebates: books, referrals: books, payouts: books, contracts: books,
  cases: books, case_notes: books, review_limits: books,
  claims: books, tickets: books, applications: books, application_pictures: books, promotion_joins: books, login_rewards: books,
  missions: books, raffles: books, raffle_tickets: books, raffle_winners: books, redemptions: books, point_entries: books,
  lottery_tickets: books, coupon_bets: books, coupon_legs: books, affiliate_joins: books,
  studios: catalogue, games: catalogue, lotteries: catalogue, coupon_teams: catalogue, room_tables: catalogue, point_rewards: catalogue,
  promo_codes: catalogue, promotion_categories: catalogue, help_articles: catalogue, rebate_limits: catalogue,
  members: member, favourites: member, social_identities: member, bank_cards: member, wallet_locks: member, point_accounts: member,
  point_rests: member, affiliate_links: member, rebate_rates: member, agent_settings: member, announcement_reads: member,
  announcements: content, agent_notices: content, banners: content, resources: content,
  catalogue_state: oneOf, platform_state: oneOf, seed_state: oneOf, provider_keys: oneOf, cipher_keys: oneOf,
  job_progress: 'jobs: a row goes with the last batch of its period, or of a later one',
  job_drafts: 'jobs: each batch deletes what it has taken, the last one of a later period what is left',
  open_rounds: 'play: a round leaves it when it is settled',
  room_chairs: 'play: a member leaves it, or the job of the tables sees to it',
  room_hands: 'play: the job of the tables deletes a hand a day after it is over',
  room_plays: 'play: deleted with its hand',
  coupon_fixtures: 'play: the job of the coupon deletes fixtures nobody has bet on after a day; the others belong to the bets',
  draws: 'play: the job of the draws deletes quick draws after a day; the others are a few a day and belong to the tickets',
  draw_seals: 'play: a seal is deleted when its draw opens',
}
