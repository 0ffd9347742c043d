import type { Issue } from '@parlour/validation'
import type { Referral, ReferralCode } from '../../index.ts'

/** A code of a link that is to be mended in its field, and what is said there. */
export interface BrokenCode {
  readonly field: ReferralCode
  readonly text: string
  readonly issue: Issue
}

/** Told as `invitation_code_error`. */
export const unknownCode: Issue = { field: 'affiliateCode', code: 'pattern' }

/** The codes that do not exist (`unknown`), or that cannot be read. */
export function brokenCodes({ affiliateCode, damaged }: Referral, unknown: boolean): readonly BrokenCode[] {
  const unread = (['affiliateCode', 'referralCode'] as const).flatMap((field): readonly BrokenCode[] => {
    const text = damaged?.[field]
    const issue = { field, code: 'server', messageId: 'auth.invitation.damaged' } as const
    return text === undefined ? [] : [{ field, text, issue }]
  })
  if (!unknown || affiliateCode === null) return unread
  return [{ field: 'affiliateCode', text: affiliateCode, issue: unknownCode }, ...unread]
}
