import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { codeAnswer } from '../session/code-answer.ts'

/**
 * Sends a code to the member's own verified number, for a withdrawal where `getWithdrawSettings` wants one
 * (`verificationCode` of `withdraw`). A refusal for coming too soon carries `value.expirationTime`. Codes:
 * mobile.unverified, TOO_MANY_REQUESTS, in_need_true_account. Not in the contract.
 */
export const sendWithdrawalCode = defineEndpoint({
  name: 'sendWithdrawalCode',
  method: 'POST',
  path: '/wps/relay/MCSFE_sendWithdrawCode',
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({}),
  response: codeAnswer,
})
