import type { DepositPromotion } from '@parlour/api-client/endpoints'
import type { DepositWay } from './deposit-way.ts'

/** The deposit that a form asks for, as every call of a deposit takes it. */
export function depositInput(way: DepositWay, values: Readonly<Record<'amount' | 'bank', string>>, promotion: DepositPromotion | null) {
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
