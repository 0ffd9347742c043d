import type { listDepositChannels, ResponseOf } from '@parlour/api-client/endpoints'

/** How a deposit is made: by a code to scan, on the page of a provider, or by a transfer of one's own. */
export type DepositMethod = 'qr' | 'launch' | 'transfer'

/** One way to deposit, as a member chooses it; sums in minor units. */
export interface DepositWay {
  readonly id: string
  readonly method: DepositMethod
  readonly name: string
  readonly channel: string
  readonly vendorId: string | number
  readonly banks: readonly { readonly bankCode: string; readonly bankName: string; readonly bankType: string | null }[]
  readonly minimum: number
  readonly maximum: number
  /** Per cent of the sum that is kept back. */
  readonly feePercent: number
  /** Minutes until the money is there, as a rule; null while nobody knows. */
  readonly usualMinutes: number | null
}

const isMethod = (text: string | null): text is DepositMethod => text === 'qr' || text === 'launch' || text === 'transfer'

/** The ways to deposit, in the order of the platform; a way without a bank, or by a method that is not known, is left out. */
export function depositWays(groups: ResponseOf<typeof listDepositChannels>): DepositWay[] {
  return Object.entries(groups).flatMap(([code, { channelName, channels }]) =>
    channels.flatMap(({ method, banks, mcsBankCode, vendorId, minimum, maximum, feePercent, usualMinutes }, index): DepositWay[] => {
      const [only] = banks
      if (!isMethod(method) || !only) return []
      // Channels of one group have the same name: a wallet or a card stands for itself.
      const single = banks.length === 1 && channels.length > 1
      return [{
        id: `${code}-${index}`, method, name: (single ? '' : channelName) || only.bankName || only.bankCode, channel: mcsBankCode ?? '', vendorId: vendorId ?? '',
        banks: banks.map(({ bankCode, bankName, bankType }) => ({ bankCode, bankName: bankName ?? bankCode, bankType })),
        minimum, maximum, feePercent: feePercent ?? 0, usualMinutes,
      }]
    }),
  )
}
