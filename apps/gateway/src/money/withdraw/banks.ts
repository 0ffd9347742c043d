/** What a withdrawal goes to: a bank (BC), an e-wallet (EW) or a virtual wallet (VW). */
export type PayoutKind = 'BC' | 'EW' | 'VW'

/** A bank or wallet that can be paid to; sums in minor units. They are made up, as the money of this platform is. */
export interface PayoutBank {
  readonly bankCode: string
  readonly bankName: string
  readonly kind: PayoutKind
  /** What a number looks like: how many characters, which ones, and one that belongs to no account. */
  readonly numberMin: number
  readonly numberMax: number
  readonly digits: boolean
  /** Whether the number is a mobile number of this country, with its trunk zero. */
  readonly phone: boolean
  readonly example: string
}

/** The limits and charges of a kind of payout. */
export interface PayoutTerms {
  readonly minimum: number
  readonly maximum: number
  /** What is kept back: per cent of the amount, at least this much. */
  readonly chargePercent: number
  readonly minimumCharge: number
  /** Withdrawals a day of this kind, or no limit of its own. */
  readonly dailyCount: number | null
  /** What it takes as a rule, until there are withdrawals enough to tell. */
  readonly usualMinutes: number
}

const bank = (bankCode: string, bankName: string): PayoutBank => ({
  bankCode,
  bankName,
  kind: 'BC',
  numberMin: 10,
  numberMax: 16,
  digits: true,
  phone: false,
  example: '0071 2290 4415',
})
const purse = (bankCode: string, bankName: string): PayoutBank => ({
  bankCode,
  bankName,
  kind: 'EW',
  numberMin: 11,
  numberMax: 11,
  digits: true,
  phone: true,
  example: '0917 123 4567',
})

/** Everything that can be paid to, in the order it is offered. */
export const payoutBanks: readonly PayoutBank[] = [
  purse('PERLAS', 'Perlas Wallet'),
  purse('ALON', 'Alon Pay'),
  bank('SINAG', 'Bangko Sinag'),
  bank('ISLA', 'Isla Savings Bank'),
  bank('MAYON', 'Mayon Trust'),
  bank('BANAHAW', 'Banahaw Bank'),
  {
    bankCode: 'SALAPI',
    bankName: 'Salapi virtual wallet',
    kind: 'VW',
    numberMin: 34,
    numberMax: 34,
    digits: false,
    phone: false,
    example: 'S4lapi7vW9demo2address5nobody8here',
  },
]

/** The limits and charges by kind. */
export const payoutTerms: Readonly<Record<PayoutKind, PayoutTerms>> = {
  BC: { minimum: 50_000, maximum: 20_000_000, chargePercent: 0, minimumCharge: 0, dailyCount: null, usualMinutes: 45 },
  EW: { minimum: 20_000, maximum: 5_000_000, chargePercent: 0, minimumCharge: 0, dailyCount: 3, usualMinutes: 15 },
  VW: {
    minimum: 100_000,
    maximum: 20_000_000,
    chargePercent: 1,
    minimumCharge: 5_000,
    dailyCount: null,
    usualMinutes: 30,
  },
}

/** What is kept back of a withdrawal, in whole minor units, rounded up. */
export const withdrawalFeeOf = (kind: PayoutKind, amount: number): number => {
  const { chargePercent, minimumCharge } = payoutTerms[kind]
  return Math.max(minimumCharge, Math.ceil((amount * chargePercent) / 100))
}

/** A bank or wallet by its code. */
export const findBank = (bankCode: string): PayoutBank | undefined =>
  payoutBanks.find((each) => each.bankCode === bankCode)

/** A number with all but its last four characters hidden. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`

/** How an account is named to its owner: the bank and the masked number. */
export const accountName = ({ bankCode, number }: { readonly bankCode: string; readonly number: string }): string =>
  `${findBank(bankCode)?.bankName ?? bankCode} ${maskedNumber(number)}`
