import type { Words } from '../../../kernel/db/index.ts'
import { addTranslations } from './translations/add-translations.ts'

/** A promotion to publish: every offer names its condition in `summary`, its terms in `terms`. */
export interface SeedPromotion {
  readonly id: number
  readonly category: string
  readonly title: Words
  readonly summary: Words
  readonly terms: { readonly [language in keyof Words]: readonly string[] }
  readonly figure: string
  readonly figureLabel: Words
  /** Days until it ends, at midnight in Manila; or null for no end. */
  readonly endsInDays: number | null
  /** Whether it ends with the Friday of its last week. */
  readonly endsOnFriday?: boolean
}

const written: readonly SeedPromotion[] = [
  {
    id: 101,
    category: 'cashback',
    figure: '3.5%',
    figureLabel: { EN: 'cashback', TY: 'cashback' },
    endsInDays: 6,
    endsOnFriday: true,
    title: { EN: 'Friday cashback', TY: 'Cashback tuwing Biyernes' },
    summary: {
      EN: "Up to 3.5% of the week's net loss and at most 0.08% of your stakes, paid at midnight. Play it once before you withdraw.",
      TY: 'Hanggang 3.5% ng netong talo sa linggo at hindi lalampas sa 0.08% ng taya mo, bayad sa hatinggabi. Laruin nang isang beses bago mag-withdraw.',
    },
    terms: {
      EN: [
        'The week runs from Saturday 00:00 to Friday 23:59, Manila time.',
        '2% from a net loss of ₱500, 3% from ₱20,000, 3.5% from ₱100,000. At most 0.08% of what you staked in the week.',
        'Paid once a week to the main balance.',
      ],
      TY: [
        'Ang linggo ay mula Sabado 00:00 hanggang Biyernes 23:59, oras ng Maynila.',
        '2% mula ₱500 na netong talo, 3% mula ₱20,000, 3.5% mula ₱100,000. Hindi lalampas sa 0.08% ng taya mo sa linggo.',
        'Binabayaran minsan sa isang linggo sa main balance.',
      ],
    },
  },
  {
    id: 102,
    category: 'referral',
    figure: '₱150',
    figureLabel: { EN: 'each', TY: 'bawat isa' },
    endsInDays: null,
    title: { EN: 'Bring a friend', TY: 'Magdala ng kaibigan' },
    summary: {
      EN: '₱150 for a friend of 21 or over who has deposited ₱200 and played ₱1,000. It is paid once you have played it 50 times.',
      TY: '₱150 para sa kaibigang 21 pataas na nakapag-deposit na ng ₱200 at nakapaglaro ng ₱1,000. Babayaran ito kapag nalaro mo na nang 50 beses.',
    },
    terms: {
      EN: [
        'The friend signs up with your code and has never had an account here.',
        'One reward a friend, 20 a month.',
        'You and your friend are 21 or older.',
        'Sports, esports, cockfights and lotteries count whole, card games a quarter, fishing a tenth, slots a twentieth, live tables not at all.',
        'Valid 30 days. It cannot be staked before it is paid, and a withdrawal before then gives it up.',
      ],
      TY: [
        'Mag-sign up ang kaibigan gamit ang code mo at wala pa siyang account dito.',
        'Isang reward bawat kaibigan, 20 bawat buwan.',
        'Ikaw at ang kaibigan mo ay 21 taong gulang pataas.',
        'Buo ang bilang ng sports, esports, sabong at lotto, sangkapat ang baraha, ikasampu ang fishing, ikadalawampu ang slots, at hindi bilang ang live tables.',
        'May bisa nang 30 araw. Hindi ito maitataya bago mabayaran, at mawawala ito kapag nag-withdraw ka bago iyon.',
      ],
    },
  },
  {
    id: 103,
    category: 'new_player',
    figure: '₫131K',
    figureLabel: { EN: 'bonus', TY: 'bonus' },
    endsInDays: null,
    title: { EN: 'Zalo welcome', TY: 'Zalo welcome' },
    summary: {
      EN: 'Link your Zalo account once and confirm: up to ₫131,000. Play it 3 times before you withdraw.',
      TY: 'I-link ang Zalo account nang isang beses at kumpirmahin: hanggang ₫131,000. Laruin nang 3 beses bago mag-withdraw.',
    },
    terms: {
      EN: [
        'For new members, once per person and Zalo account.',
        'Paid within a day of your confirmation.',
        'Play the bonus 3 times within 14 days, or it lapses.',
      ],
      TY: [
        'Para sa mga bagong miyembro, isang beses bawat tao at Zalo account.',
        'Binabayaran sa loob ng isang araw mula sa kumpirmasyon.',
        'Laruin ang bonus nang 3 beses sa loob ng 14 na araw, kung hindi ay mawawala ito.',
      ],
    },
  },
  {
    id: 104,
    category: 'new_player',
    figure: '₱1,000',
    figureLabel: { EN: 'play money', TY: 'play money' },
    endsInDays: null,
    title: { EN: 'A first look', TY: 'Unang tingin' },
    summary: {
      EN: 'Every new account starts with ₱1,000 of play money. It can be played, not withdrawn.',
      TY: 'May ₱1,000 na play money ang bawat bagong account. Nalalaro ito, hindi nawi-withdraw.',
    },
    terms: {
      EN: ['Credited when the account opens, once a person.', 'This is a demo: no sum on this site is real money.'],
      TY: ['Ibinibigay pagbukas ng account, isang beses bawat tao.', 'Demo ito: walang totoong pera sa site na ito.'],
    },
  },
  {
    id: 105,
    category: 'deposit',
    figure: '20%',
    figureLabel: { EN: 'extra', TY: 'dagdag' },
    endsInDays: 24,
    title: { EN: 'Second deposit', TY: 'Ikalawang deposit' },
    summary: {
      EN: 'Second deposit, 20% up to ₱5,000. It is paid once you have played it 50 times.',
      TY: 'Ikalawang deposit, 20% hanggang ₱5,000. Babayaran ito kapag nalaro mo na nang 50 beses.',
    },
    terms: {
      EN: [
        'For the second deposit of an account, from ₱200.',
        'Sports, esports, cockfights and lotteries count whole, card games a quarter, fishing a tenth, slots a twentieth, live tables not at all.',
        'Valid 30 days from the deposit. It cannot be staked before it is paid, and a withdrawal before then gives it up.',
      ],
      TY: [
        'Para sa ikalawang deposit ng account, mula ₱200.',
        'Buo ang bilang ng sports, esports, sabong at lotto, sangkapat ang baraha, ikasampu ang fishing, ikadalawampu ang slots, at hindi bilang ang live tables.',
        'May bisa nang 30 araw mula sa deposit. Hindi ito maitataya bago mabayaran, at mawawala ito kapag nag-withdraw ka bago iyon.',
      ],
    },
  },
  {
    id: 106,
    category: 'vip',
    figure: '0.3%',
    figureLabel: { EN: 'rebate', TY: 'rebate' },
    endsInDays: null,
    title: { EN: 'Daily slots rebate', TY: 'Araw-araw na rebate sa slots' },
    summary: {
      EN: '0.3% of your slot stakes comes back every morning. From ₱1,000 staked the day before.',
      TY: '0.3% ng taya mo sa slots ang bumabalik tuwing umaga. Mula ₱1,000 na taya sa nakaraang araw.',
    },
    terms: {
      EN: ['The day runs from 00:00 to 23:59, Manila time.', 'Paid by 10:00. You may withdraw it at once.'],
      TY: ['Ang araw ay mula 00:00 hanggang 23:59, oras ng Maynila.', 'Bayad bago mag-10:00. Puwede agad i-withdraw.'],
    },
  },
  {
    id: 107,
    category: 'fishing',
    figure: '₱88',
    figureLabel: { EN: 'a day', TY: 'bawat araw' },
    endsInDays: 11,
    title: { EN: 'Catch of the day', TY: 'Huli ng araw' },
    summary: {
      EN: '₱88 for the first 100 members who stake ₱20,000 in the fishing hall. Play it 2 times before you withdraw.',
      TY: '₱88 sa unang 100 miyembrong tataya ng ₱20,000 sa fishing. Laruin nang 2 beses bago mag-withdraw.',
    },
    terms: {
      EN: ['Counted from midnight, Manila time.', 'One reward a member and day.'],
      TY: ['Binibilang mula hatinggabi, oras ng Maynila.', 'Isang reward bawat miyembro bawat araw.'],
    },
  },
  {
    id: 108,
    category: 'live',
    figure: '₱38',
    figureLabel: { EN: 'a weekend', TY: 'bawat weekend' },
    endsInDays: null,
    title: { EN: 'Weekend at the tables', TY: 'Weekend sa mesa' },
    summary: {
      EN: 'Join, stake ₱100,000 on live tables from Saturday to Sunday, and ₱38 is yours. Play it 3 times before you withdraw.',
      TY: 'Sumali, tumaya ng ₱100,000 sa live tables mula Sabado hanggang Linggo, at sa iyo ang ₱38. Laruin nang 3 beses bago mag-withdraw.',
    },
    terms: {
      EN: [
        'The weekend runs from Saturday 00:00 to Sunday 23:59, Manila time.',
        'Join before it ends; what you staked before joining counts as well.',
        'Claim it within 7 days, play it within 7 days of the claim.',
      ],
      TY: [
        'Ang weekend ay mula Sabado 00:00 hanggang Linggo 23:59, oras ng Maynila.',
        'Sumali bago ito matapos; bilang din ang taya bago ka sumali.',
        'Kunin sa loob ng 7 araw, laruin sa loob ng 7 araw mula sa pagkuha.',
      ],
    },
  },
]

/** The promotions that run, first the three of the home page. */
export const seedPromotions: readonly SeedPromotion[] = written.map((promotion) => ({
  ...promotion,
  title: addTranslations(promotion.title, ({ promotions }) => promotions[promotion.id]?.title),
  summary: addTranslations(promotion.summary, ({ promotions }) => promotions[promotion.id]?.summary),
  terms: addTranslations(promotion.terms, ({ promotions }) => promotions[promotion.id]?.terms),
  figureLabel: addTranslations(promotion.figureLabel, ({ promotions }) => promotions[promotion.id]?.figureLabel),
}))
