import type { listAnnouncements, Promotion, PromotionCategory, ServedResponseOf } from '@parlour/api-client/endpoints'

const day = 86_400_000

const texts = {
  EN: [
    [
      'Friday cashback',
      'Up to 3.5% of the week\u2019s net loss, paid at midnight. Play it once before you withdraw.',
      'cashback',
      'The week runs from Saturday 00:00 to Friday 23:59, Manila time.',
    ],
    [
      'Bring a friend',
      '\u20b1150 for you once a friend of 21 or over has deposited \u20b1200 and played \u20b11,000. Play it once before you withdraw.',
      'each',
      'One reward a friend, 20 a month.',
    ],
    [
      'A first look',
      'Every new account starts with \u20b11,000 of play money. It can be played, not withdrawn.',
      'play money',
      'Credited when the account opens, once a person.',
    ],
  ],
  TY: [
    [
      'Cashback tuwing Biyernes',
      'Hanggang 3.5% ng netong talo sa linggo, bayad sa hatinggabi. Laruin nang isang beses bago mag-withdraw.',
      'cashback',
      'Ang linggo ay mula Sabado 00:00 hanggang Biyernes 23:59, oras ng Maynila.',
    ],
    [
      'Magdala ng kaibigan',
      '\u20b1150 sa iyo kapag nakapaglaro na ng \u20b11,000 ang kaibigang 21 pataas. Laruin ito nang isang beses bago mag-withdraw.',
      'bawat isa',
      'Isang reward bawat kaibigan, 20 bawat buwan.',
    ],
    [
      'Unang tingin',
      'May \u20b11,000 na play money ang bawat bagong account. Nalalaro ito, hindi nawi-withdraw.',
      'play money',
      'Ibinibigay pagbukas ng account, isang beses bawat tao.',
    ],
  ],
} as const

const figures = ['3.5%', '\u20b1150', '\u20b11,000'] as const

const termsOf: readonly Terms[] = [
  { wagerMultiple: 1, wagerOn: 'bonus', excludedCategories: ['SPORTS'], weights: { LIVE: 10 }, validDays: 7 },
  { wagerMultiple: 1, wagerOn: 'bonus', excludedCategories: [], minDeposit: 200 },
  { wagerMultiple: 0, excludedCategories: [] },
]

type Answer = ServedResponseOf<typeof listAnnouncements>
type Terms = NonNullable<NonNullable<Answer['promotion']>[number]['terms']>

/**
 * Three promotions that run at `now` (milliseconds since 1970):
 * one ends in two days, one never, one is for new members.
 */
export const promotionsAnswer = (language: 'EN' | 'TY', now: number): Answer => ({
  player: [],
  popup: [],
  banners: [],
  promotion: texts[language].map(([title, summary, figureLabel, terms], index) => ({
    id: 101 + index,
    title,
    summary,
    figureLabel,
    figure: figures[index] ?? '',
    content: `<ul><li>${terms}</li></ul>`,
    sortIndex: index,
    startDate: now - day,
    endDate: index === 0 ? now + 2 * day + 3_600_000 : null,
    category: index === 2 ? 'new_player' : 'cashback',
    terms: termsOf[index] ?? null,
  })),
})

/** The groups that those promotions stand in, and one that none stands in. */
export const promotionGroups: PromotionCategory[] = [
  { id: 1, code: 'cashback', name: 'Cashback' },
  { id: 2, code: 'new_player', name: 'New players' },
  { id: 3, code: 'live', name: 'Live tables' },
]

/** A promotion without an end or terms, with what a test says of it. */
export const promotion = (part: Partial<Promotion>): Promotion => ({
  id: 1,
  title: 'Friday cashback',
  content: '',
  type: 'PR',
  startDate: null,
  endDate: null,
  execution: null,
  category: null,
  sortIndex: 0,
  summary: null,
  figure: null,
  figureLabel: null,
  terms: null,
  read: false,
  promotionType: null,
  redirect: null,
  redirectPromotionId: null,
  externalLink: null,
  contents: [],
  promoAnnouncementCategoryIds: [],
  announcementImages: [],
  ...part,
})
