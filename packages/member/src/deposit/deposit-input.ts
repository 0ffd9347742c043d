import type { DepositPromotion } from '@parlour/api-client/endpoints'
import type { DepositMethodOption } from './deposit-method.ts'

/**
 * The common part of the input of every deposit call.
 *
 * @returns amount in minor units, channel and bank
 * @example depositInput(method, { amount: '50000', bank: '' }, null)
 */
export function depositInput(
  way: DepositMethodOption,
  values: Readonly<Record<'amount' | 'bank', string>>,
  promotion: DepositPromotion | null,
) {
  const bank = way.banks.find(({ bankCode }) => bankCode === values.bank) ?? way.banks[0]
  return {
    amount: Number(values.amount),
    bankCode: bank?.bankCode ?? '',
    mcsBankCode: way.channel || null,
    bankType: bank?.bankType ?? null,
    vendorId: way.vendorId || null,
    promotionId: promotion?.promotionId ?? null,
  }
}
