import { isRefused, type ApiError } from '@parlour/api-client'
import { useEndpointMutation } from '@parlour/api-client/react'
import { transferWallet, type WalletRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { useToast } from '@parlour/ui-kit'
import type { FormValues, Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useCallback } from 'react'
import { mainWallet, transferEnds, transferIssue, type TransferChoice } from '../../index.ts'
import { isAtField } from '../cashier/is-at-field.ts'
import { useAmountIssue } from '../cashier/use-amount-issue.ts'
import { useMemberText } from '../use-member-text.ts'
import { walletMoved } from './wallet-moved.ts'

const places: Readonly<Record<string, 'amount'>> = { 'wallet.balance.low': 'amount' }

interface TransferOffer {
  readonly wallets: readonly WalletRow[]
  readonly choice: TransferChoice
  /** What the wallet holds that the money leaves, in minor units. */
  readonly available: number
  readonly currency: string
}

/** The form of a transfer between the main wallet and that of a provider, and its call: once, however often it is pressed. */
export function useWalletTransfer({ wallets, choice, available, currency }: TransferOffer) {
  const text = useMemberText()
  const format = useFormat()
  const toast = useToast()
  const walletOf = (code: string) => wallets.find(({ vendor }) => (vendor ?? mainWallet) === code)
  const nameOf = (code: string) => (code === mainWallet ? text('member.account.main') : walletOf(code)?.name || code)
  const { from, to } = transferEnds(choice)
  const effect = useEndpointMutation(transferWallet, {
    scope: useAccount(),
    invalidates: walletMoved,
    onDone: (_, { amount, type, vendor }) => {
      form.reset()
      const ends = transferEnds({ way: type, vendor })
      toast.show({
        tone: 'ok',
        text: text('member.wallet.done', {
          sum: format.money(amount, currency),
          from: nameOf(ends.from),
          to: nameOf(ends.to),
        }),
      })
    },
    onFailed: (failure: ApiError) => {
      const field = isRefused(failure) ? places[failure.code] : undefined
      if (field) form.setServerIssue(field, { field, code: 'server' })
    },
  })
  const check = useCallback(
    (field: 'amount', values: FormValues): Issue | null => {
      const code = transferIssue(values['amount'] ?? '', available)
      return code && { field, code }
    },
    [available],
  )
  const form = useForm<'amount'>({
    fields: ['amount'],
    initial: {},
    check,
    amounts: ['amount'],
    onSubmit: ({ amount: sum }) => effect.send({ type: choice.way, vendor: choice.vendor, amount: Number(sum) }),
  })
  const amount = useAmountIssue(form, check('amount', form.values)?.code ?? null)
  const locked = [from, to].map(walletOf).find((wallet) => wallet?.locked)
  const isShut = walletOf(to)?.closed === true
  return {
    form,
    amount,
    effect,
    told: isAtField(effect.error, places),
    from,
    to,
    /** The wallet of the two that is locked. */
    locked,
    /** The wallet that the money goes to takes none now. */
    isShut,
    nameOf,
  }
}
