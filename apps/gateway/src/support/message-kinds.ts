import type { Words } from '../db/tables/index.ts'
import { reviewMessages } from './review-messages.ts'

/** A message of the platform: `{name}` is a text or number, `{name, money}` a sum in minor units, `{name, moment}` a time in ms. */
export interface MessageText {
  readonly title: Words
  readonly text: Words
}

/** Every message that the platform sends by itself, by its kind; `written` is what a person wrote (`title`, `content`), `service.answer` what the customer service answered to it. */
export const messageKinds = {
  written: { title: { EN: '{title}', TY: '{title}' }, text: { EN: '{content}', TY: '{content}' } },
  'service.answer': { title: { EN: 'Answer: {title}', TY: 'Sagot: {title}' }, text: { EN: '{content}', TY: '{content}' } },
  'account.welcome': {
    title: { EN: 'Welcome to Vesper', TY: 'Maligayang pagdating sa Vesper' },
    text: {
      EN: 'Your account is open, {name}. All sums on it are play money. Set your limits before the first game; the help centre says how.',
      TY: 'Bukas na ang account mo, {name}. Play money ang lahat ng halaga rito. Magtakda ng limitasyon bago ang unang laro; nasa help centre kung paano.',
    },
  },
  'account.password': {
    title: { EN: 'Your password was changed', TY: 'Napalitan ang password mo' },
    text: {
      EN: 'The password of your account was changed on {at, moment}. If this was not you, write to the customer service at once.',
      TY: 'Napalitan ang password ng account mo noong {at, moment}. Kung hindi ikaw iyon, mag-message agad sa customer service.',
    },
  },
  'account.paymentPassword': {
    title: { EN: 'Your payment password was changed', TY: 'Napalitan ang payment password mo' },
    text: {
      EN: 'The payment password of your account was changed on {at, moment}. If this was not you, write to the customer service at once.',
      TY: 'Napalitan ang payment password ng account mo noong {at, moment}. Kung hindi ikaw iyon, mag-message agad sa customer service.',
    },
  },
  'account.bankCard': {
    title: { EN: 'A payout account was added', TY: 'May naidagdag na payout account' },
    text: {
      EN: '{card} was added to your account on {at, moment}. If this was not you, write to the customer service at once.',
      TY: 'Naidagdag ang {card} sa account mo noong {at, moment}. Kung hindi ikaw iyon, mag-message agad sa customer service.',
    },
  },
  'deposit.credited': {
    title: { EN: 'Your deposit has arrived', TY: 'Dumating na ang deposit mo' },
    text: {
      EN: '{amount, money} by {method} is on your main wallet. Order {orderNo}.',
      TY: 'Nasa main wallet mo na ang {amount, money} sa pamamagitan ng {method}. Order {orderNo}.',
    },
  },
  'deposit.rejected': {
    title: { EN: 'Your deposit was not accepted', TY: 'Hindi tinanggap ang deposit mo' },
    text: {
      EN: 'The deposit {orderNo} of {amount, money} was not accepted. {reason} Nothing was booked.',
      TY: 'Hindi tinanggap ang deposit {orderNo} na {amount, money}. {reason} Walang naitala.',
    },
  },
  'withdrawal.requested': {
    title: { EN: 'Your withdrawal is being checked', TY: 'Sinusuri ang withdrawal mo' },
    text: {
      EN: '{amount, money} to {account} is held until it is paid. Order {orderNo}.',
      TY: 'Nakatabi ang {amount, money} para sa {account} hanggang mabayaran. Order {orderNo}.',
    },
  },
  'withdrawal.paid': {
    title: { EN: 'Your withdrawal was paid', TY: 'Nabayaran na ang withdrawal mo' },
    text: {
      EN: '{amount, money} was sent to {account}. Order {orderNo}. Confirm in the withdrawal record when it has arrived.',
      TY: 'Naipadala ang {amount, money} sa {account}. Order {orderNo}. Kumpirmahin sa withdrawal record kapag dumating na.',
    },
  },
  'withdrawal.rejected': {
    title: { EN: 'Your withdrawal was not approved', TY: 'Hindi naaprubahan ang withdrawal mo' },
    text: {
      EN: '{amount, money} of order {orderNo} is back on your main wallet. {reason}',
      TY: 'Naibalik sa main wallet mo ang {amount, money} ng order {orderNo}. {reason}',
    },
  },
  'transfer.received': {
    title: { EN: 'You received a transfer', TY: 'May natanggap kang transfer' },
    text: { EN: '{from} sent you {amount, money}. It is on your main wallet.', TY: 'Nagpadala si {from} ng {amount, money}. Nasa main wallet mo na ito.' },
  },
  'bonus.credited': {
    title: { EN: '{title}: {amount, money}', TY: '{title}: {amount, money}' },
    text: {
      EN: '{amount, money} was credited for {title}. Stake {wager, money} before you withdraw it.',
      TY: 'Naibigay ang {amount, money} para sa {title}. Tumaya ng {wager, money} bago ito i-withdraw.',
    },
  },
  'promotion.approved': {
    title: { EN: 'Your application was approved', TY: 'Naaprubahan ang aplikasyon mo' },
    text: {
      EN: 'Your application for {title} was approved: {amount, money}. Claim it in the reward centre.',
      TY: 'Naaprubahan ang aplikasyon mo para sa {title}: {amount, money}. Kunin ito sa reward centre.',
    },
  },
  'promotion.rejected': {
    title: { EN: 'Your application was not approved', TY: 'Hindi naaprubahan ang aplikasyon mo' },
    text: { EN: 'Your application for {title} was not approved. {reason}', TY: 'Hindi naaprubahan ang aplikasyon mo para sa {title}. {reason}' },
  },
  'referral.rewarded': {
    title: { EN: 'Your friend has played', TY: 'Nakapaglaro na ang kaibigan mo' },
    text: { EN: '{amount, money} for inviting {friend} is on your main wallet.', TY: 'Nasa main wallet mo na ang {amount, money} para sa pag-imbita kay {friend}.' },
  },
  'rank.raised': {
    title: { EN: 'You are now {rank}', TY: '{rank} ka na ngayon' },
    text: { EN: 'Your stakes have raised you to {rank}. Thank you for playing within your limits.', TY: 'Umakyat ka sa {rank} dahil sa mga taya mo. Salamat sa paglalaro sa loob ng limitasyon mo.' },
  },
  'points.approved': {
    title: { EN: 'Your points were redeemed', TY: 'Na-redeem na ang points mo' },
    text: { EN: '{quantity} × {name} for {points} points. Order {orderNo}.', TY: '{quantity} × {name} para sa {points} points. Order {orderNo}.' },
  },
  'points.rejected': {
    title: { EN: 'Your redemption was not approved', TY: 'Hindi naaprubahan ang redemption mo' },
    text: { EN: '{points} points of order {orderNo} are back on your account. {reason}', TY: 'Naibalik ang {points} points ng order {orderNo}. {reason}' },
  },
  'contract.offered': {
    title: { EN: 'A contract waits for your answer', TY: 'May kontratang naghihintay ng sagot mo' },
    text: { EN: '{from} offers you a contract: {contract}. Read its terms in the agent centre before you accept.', TY: 'Nag-alok si {from} ng kontrata: {contract}. Basahin ang mga tuntunin sa agent centre bago tanggapin.' },
  },
  'contract.accepted': {
    title: { EN: 'Your contract was accepted', TY: 'Tinanggap ang kontrata mo' },
    text: { EN: '{by} has accepted: {contract}.', TY: 'Tinanggap ni {by}: {contract}.' },
  },
  'contract.rejected': {
    title: { EN: 'Your contract was not accepted', TY: 'Hindi tinanggap ang kontrata mo' },
    text: { EN: '{by} has not accepted: {contract}.', TY: 'Hindi tinanggap ni {by}: {contract}.' },
  },
  'contract.ending': {
    title: { EN: 'A contract is to end', TY: 'Magtatapos ang isang kontrata' },
    text: { EN: '{from} asks to end: {contract}. Answer in the agent centre.', TY: 'Hinihiling ni {from} na tapusin: {contract}. Sumagot sa agent centre.' },
  },
  'contract.ended': {
    title: { EN: 'A contract has ended', TY: 'Nagtapos na ang kontrata' },
    text: { EN: '{contract} has ended. What was earned until then has been booked.', TY: 'Nagtapos na: {contract}. Naitala na ang kinita hanggang noon.' },
  },
  'contract.paid': {
    title: { EN: '{contract}: {amount, money}', TY: '{contract}: {amount, money}' },
    text: { EN: '{amount, money} for {period} is on your main wallet.', TY: 'Nasa main wallet mo na ang {amount, money} para sa {period}.' },
  },
  ...reviewMessages,
} as const satisfies Record<string, MessageText>

/** A kind of message. */
export type MessageKind = keyof typeof messageKinds
