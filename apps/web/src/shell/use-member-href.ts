import type { MemberPageHref } from '@parlour/member/react'
import { hrefs } from '../routes/-hrefs.ts'
import { useMissingPages } from './use-missing-pages.ts'

/** The address of a page of the member centre; nothing for one that this member does not have. */
export function useMemberHref(): MemberPageHref {
  const missing = useMissingPages()
  return (page, search) => (missing.includes(page) ? undefined : hrefs.member(page, search))
}
