import type { listDepositChannels, ResponseOf } from '@parlour/api-client/endpoints'

/** How a deposit is made: by a code to scan, on the page of a provider, or by a transfer of one's own. */
export type DepositMethod = 'qr' | 'launch' | 'transfer'

/** One way to deposit, as a member chooses it; sums in minor units. */
export interface DepositMethodOption {
  readonly id: string
  readonly method: DepositMethod
  readonly name: string
  /** The code of the channel and the id of its vendor, as the call of a deposit names them; null where it has none. */
  readonly channel: string | null
  readonly vendorId: string | number | null
  readonly banks: readonly { readonly bankCode: string; readonly bankName: string; readonly bankType: string | null }[]
  /** The smallest and the largest sum, and per cent of it that is kept back; null where the platform does not say. */
  readonly minimum: number | null
  readonly maximum: number | null
  readonly feePercent: number | null
  /** Minutes until the money is there, as a rule; null while it is unknown. */
  readonly usualMinutes: number | null
}

const isMethod = (text: string | null): text is DepositMethod =>
  text === 'qr' || text === 'launch' || text === 'transfer'

/**
 * The deposit methods in the platform's order; channels without a bank or with an unknown method are left out.
 *
 * @returns the methods
 * @example const methods = depositMethods(answer)
 */
export function depositMethods(groups: ResponseOf<typeof listDepositChannels>): DepositMethodOption[] {
  return Object.entries(groups).flatMap(([code, { channelName, channels }]) =>
    channels.flatMap(
      (
        { method, banks, mcsBankCode, vendorId, minimum, maximum, feePercent, usualMinutes },
        index,
      ): DepositMethodOption[] => {
        const [only] = banks
        if (!isMethod(method) || !only) return []
        // Channels of one group have the same name: a wallet or a card stands for itself.
        const single = banks.length === 1 && channels.length > 1
        return [
          {
            id: `${code}-${index}`,
            method,
            name: (single ? '' : channelName) || only.bankName || only.bankCode,
            channel: mcsBankCode || null,
            vendorId: vendorId || null,
            banks: banks.map(({ bankCode, bankName, bankType }) => ({
              bankCode,
              bankName: bankName ?? bankCode,
              bankType,
            })),
            minimum,
            maximum,
            feePercent,
            usualMinutes,
          },
        ]
      },
    ),
  )
}
