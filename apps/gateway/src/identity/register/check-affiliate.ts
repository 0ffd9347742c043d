import type { checkAffiliate } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { countOpening } from './count-opening.ts'
import { findUpline } from './find-upline.ts'

/**
 * Whether an invitation code is known; the link of an agent counts as opened by the visitor.
 * @throws DomainError register.affiliate.invalid, TOO_MANY_REQUESTS
 */
export const handleCheckAffiliate: Handler<typeof checkAffiliate> = async (call) => {
  const { gateway, request, network } = call
  countHere(gateway, { limit: 'affiliate.network', of: network })
  const upline = await findUpline(gateway.db, request.code)
  if (!upline) throw new DomainError('register.affiliate.invalid', { value: { field: 'affiliateCode' } })
  if (upline.affiliate) await countOpening(call, upline.affiliate)
  return null
}
