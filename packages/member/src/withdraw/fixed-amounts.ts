import type { getWithdrawSettings, ResponseOf } from '@parlour/api-client/endpoints'

type Settings = Pick<ResponseOf<typeof getWithdrawSettings>, 'fixedAmountFlag' | 'fixedWithdrawAmounts'>

/**
 * The only amounts that may be withdrawn, where the platform fixes them.
 *
 * @returns minor units, rising, each once; empty where any amount may be withdrawn
 * @example fixedAmounts({ fixedAmountFlag: true, fixedWithdrawAmounts: [100_000, 50_000] }) // [50_000, 100_000]
 */
export const fixedAmounts = ({ fixedAmountFlag, fixedWithdrawAmounts }: Settings): readonly number[] =>
  fixedAmountFlag
    ? [...new Set(fixedWithdrawAmounts)].filter((each) => each > 0).toSorted((one, other) => one - other)
    : []
