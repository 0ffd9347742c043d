import type { sendWithdrawalCode } from '@parlour/api-client/endpoints'
import { realMemberOf, sendOwnCode } from '../../identity/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/**
 * Sends the code that a withdrawal takes to the member's own number.
 * @throws DomainError mobile.unverified, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleSendWithdrawalCode: Handler<typeof sendWithdrawalCode> = (call) =>
  sendOwnCode(call, realMemberOf(call).memberId)
