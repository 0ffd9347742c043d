export const minute = 60_000
const terms = {
  wagerMultiple: 8,
  wagerOn: 'bonus' as const,
  wager: null,
  maxBet: 100,
  excludedCategories: ['SPORTS'],
  weights: { LIVE: 10 },
  validDays: 30,
  timeZone: 'Asia/Manila',
  minDeposit: 200,
}

/** A bonus for a deposit, as the platform tells it. */
export const somePromotion = {
  promotionId: 105,
  title: 'Second deposit',
  percent: 20,
  maximumBonus: 5000,
  minimumDeposit: 200,
  wagerTimes: 8,
  days: 30,
  terms,
  excluded: ['SPORTS'],
  weights: { LIVE: 10 },
  available: true,
  reason: null,
  endTime: null,
}
export const card = {
  bankCardId: 7,
  type: 'BC',
  bankCode: 'SINAG',
  bankName: 'Bangko Sinag',
  payeeName: 'Linh Tran',
  cardNumber: '•••• 4471',
  time: null,
  inUse: false,
}
export const bank = {
  type: 'BC',
  minimum: 500,
  maximum: 200_000,
  chargePercent: 0,
  minimumCharge: 0,
  numberMin: 10,
  numberMax: 16,
  example: '0071 2290 4415',
  usualMinutes: 45,
}

export const channels = {
  MWQR: {
    channelName: 'E-wallet by QR',
    channels: [
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYPERLAS',
        banks: [{ bankCode: 'PERLAS', bankType: 'EW', bankName: 'Perlas Wallet' }],
        method: 'qr',
        minimum: 100,
        maximum: 50_000,
        feePercent: 0,
        usualMinutes: 1,
      },
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYALON',
        banks: [{ bankCode: 'ALON', bankType: 'EW', bankName: 'Alon Pay' }],
        method: 'qr',
        minimum: 100,
        maximum: 50_000,
        feePercent: 0,
        usualMinutes: 1,
      },
    ],
  },
  PG: {
    channelName: 'Online banking',
    channels: [
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYCARD',
        banks: [{ bankCode: 'CARD', bankType: 'BC', bankName: 'Debit or credit card' }],
        method: 'launch',
        minimum: 200,
        maximum: 20_000,
        feePercent: 1.5,
        usualMinutes: 2,
      },
    ],
  },
  MT: {
    channelName: 'Bank transfer',
    channels: [
      {
        vendorName: 'Vesper',
        vendorId: 'HOUSE',
        mcsBankCode: 'TRANSFER',
        banks: [
          { bankCode: 'SINAG', bankType: 'BC', bankName: 'Bangko Sinag' },
          { bankCode: 'ISLA', bankType: 'BC', bankName: 'Isla Savings Bank' },
        ],
        method: 'transfer',
        minimum: 500,
        maximum: 500_000,
        feePercent: 0,
        usualMinutes: 30,
      },
    ],
  },
}

/**
 * A deposit as the platform returns it.
 *
 * @param at when it was made, milliseconds since 1970
 * @returns the row in wire form
 * @example someDeposit(Date.UTC(2026, 0, 15, 12)).orderNo // 'D260115-1'
 */
export const someDeposit = (at: number) => ({
  id: 'd1',
  orderNo: 'D260115-1',
  method: 'qr',
  channelCode: 'MWQR',
  channelName: 'E-wallet by QR',
  bankCode: 'PERLAS',
  amount: 200,
  fee: 0,
  status: 'pending',
  reason: null,
  reference: null,
  promotionId: null,
  bonusAmount: null,
  bonusWager: null,
  time: at,
  expiresAt: at + 30 * minute,
  settledAt: null,
  payUrl: 'https://pay.example/order/d1',
  qrCode: '00020101021228',
})

/**
 * A withdrawal as the platform returns it.
 *
 * @param at when it was requested, milliseconds since 1970
 * @returns the row in wire form
 * @example someWithdrawal(Date.UTC(2026, 0, 15, 12)).orderNo // 'W260115-1'
 */
export const someWithdrawal = (at: number) => ({
  id: 'w1',
  orderNo: 'W260115-1',
  type: 'BC',
  bankCode: 'SINAG',
  bankName: 'Bangko Sinag',
  cardNumber: '•••• 4471',
  amount: 600,
  charge: 0,
  payout: 600,
  stage: 'submitted',
  time: at,
  stages: [{ stage: 'submitted', label: 'Requested', time: at, by: 'member', reason: null }],
  nextAction: 'cancel',
  nextText: 'You can still cancel it.',
  cancellable: true,
  countsAt: null,
})
