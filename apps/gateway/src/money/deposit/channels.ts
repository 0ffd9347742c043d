import { sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/** How a deposit is made: by a QR code, on the provider's page, or by a bank transfer of the member's own. */
export type DepositMethod = 'qr' | 'launch' | 'transfer'

/** One way to deposit; sums in minor units. The banks and wallets of this platform are made up, as its money is. */
export interface Channel {
  readonly vendorName: string
  readonly vendorId: string
  readonly mcsBankCode: string
  readonly banks: readonly { readonly bankCode: string; readonly bankType: 'BC' | 'EW'; readonly bankName: string }[]
  readonly minimum: number
  readonly maximum: number
  readonly feePercent: number
  /** What it takes as a rule, until there are deposits enough to tell. */
  readonly usualMinutes: number
}

/** A group of channels under one code of the wire. */
export interface ChannelGroup {
  readonly code: 'MWQR' | 'PG' | 'MT'
  readonly method: DepositMethod
  readonly channels: readonly Channel[]
}

const bank = (bankCode: string, bankName: string) => ({ bankCode, bankName, bankType: 'BC' as const })
const purse = (bankCode: string, bankName: string) => ({ bankCode, bankName, bankType: 'EW' as const })

const houseBanks = [bank('SINAG', 'Bangko Sinag'), bank('ISLA', 'Isla Savings Bank'), bank('MAYON', 'Mayon Trust')]

/** The ways to deposit, in the order they are offered. */
export const channelGroups: readonly ChannelGroup[] = [
  {
    code: 'MWQR',
    method: 'qr',
    channels: [
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYPERLAS',
        banks: [purse('PERLAS', 'Perlas Wallet')],
        minimum: 10_000,
        maximum: 5_000_000,
        feePercent: 0,
        usualMinutes: 1,
      },
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYALON',
        banks: [purse('ALON', 'Alon Pay')],
        minimum: 10_000,
        maximum: 5_000_000,
        feePercent: 0,
        usualMinutes: 1,
      },
    ],
  },
  {
    code: 'PG',
    method: 'launch',
    channels: [
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYBANK',
        banks: [...houseBanks, bank('BANAHAW', 'Banahaw Bank')],
        minimum: 20_000,
        maximum: 10_000_000,
        feePercent: 0,
        usualMinutes: 2,
      },
      {
        vendorName: 'Tulay Pay',
        vendorId: 'TLY',
        mcsBankCode: 'TLYCARD',
        banks: [bank('CARD', 'Debit or credit card')],
        minimum: 20_000,
        maximum: 2_000_000,
        feePercent: 1.5,
        usualMinutes: 2,
      },
    ],
  },
  {
    code: 'MT',
    method: 'transfer',
    channels: [
      {
        vendorName: 'Vesper',
        vendorId: 'HOUSE',
        mcsBankCode: 'TRANSFER',
        banks: houseBanks,
        minimum: 50_000,
        maximum: 50_000_000,
        feePercent: 0,
        usualMinutes: 30,
      },
    ],
  },
]

/** What a group of channels is called. */
export const groupName = ({ code }: Pick<ChannelGroup, 'code'>, language: Language): string =>
  sentence(`deposit.method.${code}`, language)

/** The channels of a group with what no bank's own name says, such as a card, in a language. */
export const channelsIn = ({ channels }: Pick<ChannelGroup, 'channels'>, language: Language): readonly Channel[] =>
  channels.map((channel) => ({
    ...channel,
    banks: channel.banks.map((each) =>
      each.bankCode === 'CARD' ? { ...each, bankName: sentence('deposit.bank.CARD', language) } : each,
    ),
  }))

/** The operator's accounts that bank transfers go to, by bank. */
export const houseAccountNumbers: Readonly<Record<string, string>> = {
  SINAG: '0071 2290 4415',
  ISLA: '3380 0146 7702',
  MAYON: '1005 8862 3391',
}

/** Whose accounts they are. */
export const houseAccountName = 'Vesper Demo Holdings (play money)'

/** The channel that takes a bank or wallet by a method; the more exact channel code decides where it is given. */
export function findChannel(
  method: DepositMethod,
  { bankCode, mcsBankCode }: { readonly bankCode: string; readonly mcsBankCode: string | null },
): { readonly group: ChannelGroup; readonly channel: Channel } | null {
  for (const group of channelGroups) {
    const channel = group.channels.find(
      (each) =>
        each.banks.some((taken) => taken.bankCode === bankCode) && (!mcsBankCode || each.mcsBankCode === mcsBankCode),
    )
    if (channel && group.method === method) return { group, channel }
  }
  return null
}

/** The fee of a channel for a sum: whole minor units, rounded up. */
export const feeOf = ({ feePercent }: Channel, amount: number): number => Math.ceil((amount * feePercent) / 100)
