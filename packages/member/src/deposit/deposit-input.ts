import type { DepositPromotion } from '@parlour/api-client/endpoints'
import type { DepositMethodOption } from './deposit-method.ts'

/**
 * The common part of the input of every deposit call.
 *
 * @returns amount in minor units, channel and bank: the one that is chosen, or the only one of the way
 * @throws Error where the way has several banks and none of them is chosen
 * @example depositInput(method, { amount: '50000', bank: '' }, null)
 */
export function depositInput(
  way: DepositMethodOption,
  values: Readonly<Record<'amount' | 'bank', string>>,
  promotion: DepositPromotion | null,
) {
  const bank = way.banks.length === 1 ? way.banks[0] : way.banks.find(({ bankCode }) => bankCode === values.bank)
  if (!bank) throw new Error(`the way ${way.id} has no bank "${values.bank}"`)
  return {
    amount: Number(values.amount),
    bankCode: bank.bankCode,
    mcsBankCode: way.channel,
    bankType: bank.bankType,
    vendorId: way.vendorId,
    promotionId: promotion?.promotionId ?? null,
  }
}
