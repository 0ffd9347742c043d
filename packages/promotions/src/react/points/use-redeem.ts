import { redeemReward, type PointReward } from '@parlour/api-client/endpoints'
import { isPaymentPassword } from '@parlour/screen-kit'
import type { FormValues, Issue } from '@parlour/validation'
import { readPhone } from '@parlour/validation/phone'
import { useForm } from '@parlour/validation/react'
import { endPassword, usePointsEffect } from './use-points-effect.ts'

type RedeemField = 'quantity' | 'mobile' | 'address' | 'password'

const check = (field: RedeemField, values: FormValues): Issue | null => {
  const value = (values[field] ?? '').trim()
  if (field === 'password') return isPaymentPassword(value) ? null : { field, code: 'pattern' }
  if (field === 'mobile') return readPhone('', value) ? null : { field, code: 'pattern' }
  return value === '' ? { field, code: 'required' } : null
}

/** The form of a reward, and the call that it makes: a gift asks for a number and an address as well. */
export function useRedeem({ rewardId, type }: Pick<PointReward, 'rewardId' | 'type'>) {
  const effect = usePointsEffect(redeemReward, {
    name: String(rewardId),
    onFailed: (isPasswordWrong) => {
      endPassword(form, isPasswordWrong)
    },
  })
  const form = useForm<RedeemField>({
    fields: type === 'GIFT' ? ['quantity', 'mobile', 'address', 'password'] : ['quantity', 'password'],
    initial: { quantity: '1' },
    check,
    onSubmit: ({ quantity, mobile, address, password }) =>
      effect.send({
        rewardId,
        quantity: Number(quantity),
        password,
        ...(type === 'GIFT' ? { mobile: mobile.trim(), address: address.trim() } : {}),
      }),
  })
  return { form, effect }
}

/** What `useRedeem` gives. */
export type Redeem = ReturnType<typeof useRedeem>
