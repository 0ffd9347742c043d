import type { addPayoutAccount } from '@parlour/api-client/endpoints'
import { plainDigits } from '@parlour/validation/digits'
import { wordsOf } from '@parlour/validation/fold'
import { keptName } from '@parlour/validation/names'
import { and, count, eq, isNull } from 'drizzle-orm'
import { members, payoutAccounts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency, lockWallets } from '../../kernel/ledger/index.ts'
import { market } from '../../kernel/market/index.ts'
import { phoneOf } from '../../kernel/sms/index.ts'
import { checkField, checkPaymentPassword, keptFields, realMemberOf, registrationRules } from '../../identity/index.ts'
import { accountName, findBank, type PayoutBank } from './banks.ts'
import { toPayoutAccounts } from './payout-accounts.ts'
import { maxCards } from './withdraw-limits.ts'

/** The number of a wallet as it is kept, whichever way its owner writes a mobile number. */
function walletNumber(written: string): string {
  const phone = phoneOf(null, written)
  return phone?.dialingCode === market.dialingCode ? `0${phone.national}` : plainDigits(written)
}

function readNumber({ numberMin, numberMax, digits, phone, example }: PayoutBank, written: string): string {
  const number = phone ? walletNumber(written) : plainDigits(written)
  const signs = digits ? /^\d+$/ : /^[A-Za-z0-9]+$/
  if (!signs.test(number) || number.length < numberMin || number.length > numberMax)
    throw new DomainError('bankcard.number.invalid', { value: { field: 'cardNumber', example } })
  return number
}

/** The name the member registered with, where there is one: cards must be in it. */
async function checkHolder(db: Database, memberId: number, payeeName: string): Promise<void> {
  const [member] = await db.select({ fields: members.fields }).from(members).where(eq(members.id, memberId))
  if (!member) throw new Error(`there is no member ${memberId}`)
  const registered = keptFields(member)['payeeName']
  if (registered && wordsOf(registered).join(' ') !== wordsOf(payeeName).join(' '))
    throw new DomainError('bankcard.holder.mismatch', { value: { field: 'payeeName' } })
}

/**
 * Adds a bank account or wallet to be paid to, once per key.
 * @throws DomainError register.field.invalid, bankcard.bank.unknown, bankcard.number.invalid, bankcard.number.taken,
 * bankcard.holder.mismatch, bankcard.count.reached, invalid.payment.pw, not.exists.payment.password,
 * payment.password.locked, in_need_true_account
 */
export const handleAddPayoutAccount: Handler<typeof addPayoutAccount> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const { bankCode, cardNumber, password } = request
  const payeeName = keptName(request.payeeName)
  checkField('payeeName', { ...registrationRules(gateway.config).payeeName, required: true }, payeeName)
  const bank = findBank(bankCode)
  if (!bank) throw new DomainError('bankcard.bank.unknown')
  const number = readNumber(bank, cardNumber)
  const before = (): Promise<void> => checkPaymentPassword(gateway, { memberId, password, now })
  return callWithIdempotency(
    call,
    // The stored scope keeps the name that older versions gave the call, so that a key of theirs is known.
    { of: 'addBankCard', memberId, body: { bankCode, payeeName, number }, before },
    async (tx) => {
      await lockWallets(tx, [memberId])
      await checkHolder(tx, memberId, payeeName)
      const [counted] = await tx
        .select({ n: count() })
        .from(payoutAccounts)
        .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
      if ((counted?.n ?? 0) >= maxCards)
        throw new DomainError('bankcard.count.reached', { value: { maximum: maxCards } })
      const [added] = await tx
        .insert(payoutAccounts)
        .values({ memberId, kind: bank.kind, bankCode, holder: payeeName, number, at: now })
        .onConflictDoNothing()
        .returning()
      const card = (await toPayoutAccounts(tx, memberId)).find(({ bankCardId }) => bankCardId === added?.id)
      if (!card) throw new DomainError('bankcard.number.taken', { value: { field: 'cardNumber' } })
      await gateway.ports.notify(tx, {
        memberId,
        kind: 'account.bankCard',
        values: { card: accountName({ bankCode, number }), at: now },
        at: now,
      })
      return card
    },
  )
}
