import { useApi } from '@parlour/api-client/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { checkInvitation, type InvitationAnswer, type Referral, type ReferralCode } from '../../index.ts'
import { brokenCodes } from './broken-codes.ts'

interface InvitationOptions {
  referral: Referral
  /** Whether the platform can be asked about codes (AFFMAN3). */
  asks: boolean
  /** The code is unknown: it must not be sent again. */
  onUnknown: ((code: ReferralCode) => void) | undefined
}

/** The codes that the visitor came with, which of them hold, and the question behind a code (REG-07). */
export function useInvitation({ referral, asks, onUnknown }: InvitationOptions) {
  const api = useApi()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<readonly ReferralCode[]>([])
  const { affiliateCode, domain } = referral
  const question = (code: string) => ({
    queryKey: ['checkInvitation', code, domain],
    queryFn: () => checkInvitation(api, code, domain),
    staleTime: 60_000,
    retry: false,
  })
  const { data } = useQuery({ ...question(affiliateCode ?? ''), enabled: asks && affiliateCode !== null })
  const unknown = data === 'unknown'
  const tell = useEffectEvent(() => onUnknown?.('affiliateCode'))
  useEffect(() => {
    if (unknown) tell()
  }, [unknown])

  const holds = (code: ReferralCode): boolean =>
    referral[code] !== null && !refused.includes(code) && !(code === 'affiliateCode' && unknown)
  const [byLink, byFriend] = [holds('affiliateCode'), holds('referralCode')]
  const known = useMemo(
    () =>
      new Set<ReferralCode>([
        ...(byLink ? (['affiliateCode'] as const) : []),
        ...(byFriend ? (['referralCode'] as const) : []),
      ]),
    [byLink, byFriend],
  )
  const broken = useMemo(() => brokenCodes(referral, unknown), [referral, unknown])
  return {
    /** The codes that hold: their fields are not shown. */
    known,
    /** The codes of the address that do not exist or cannot be read, to be mended in their fields. */
    broken,
    /** The codes as they may be sent. */
    referral: {
      affiliateCode: byLink ? affiliateCode : null,
      referralCode: byFriend ? referral.referralCode : null,
      domain: byLink ? domain : null,
    },
    /** Asks about a code; an answer holds for a minute. @throws ApiError when the platform could not say. */
    ask: (code: string): Promise<InvitationAnswer> => queries.fetchQuery(question(code)),
    /** The platform refused a code: its field shows from now on. */
    refuse(code: ReferralCode) {
      setRefused((all) => [...all, code])
      onUnknown?.(code)
    },
  }
}

/** The codes of a visitor at work. */
export type Invitation = ReturnType<typeof useInvitation>
