import type { recoverByEmail } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { mailAddressOf } from '../../kernel/mail/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { registrationRules } from '../fields/rules.ts'
import { sendRecovery } from './send-recovery.ts'

/**
 * Mails a password for one login; the same answer whether there is such an account.
 * @throws DomainError register.field.invalid
 */
export const handleRecoverByEmail: Handler<typeof recoverByEmail> = async (call) => {
  const { gateway, request } = call
  const target = mailAddressOf(request.email)
  if (!target) throw misfit('email', registrationRules(gateway.config).email)
  await sendRecovery(call, {
    username: request.username,
    channel: 'mail',
    target,
    belongsTo: ({ email }) => email === target,
  })
  return null
}
