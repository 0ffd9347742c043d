import { useApi } from '@parlour/api-client/react'
import { sendWithdrawalCode } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '../../index.ts'
import { contactTask, type ContactTask } from '../account/contact-task.ts'

/**
 * How a withdrawal comes to its code by phone: it takes none, this platform sends none to a page, the number is not
 * known yet, is to be verified first, or is `ready`.
 */
export type WithdrawalCode =
  | { readonly step: 'none' }
  | { readonly step: 'absent' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly step: 'unverified'; readonly task: ContactTask }
  | { readonly step: 'ready'; readonly target: { readonly own: string } }

/** The code that a withdrawal takes, as far as the member's own number allows it. */
export function useWithdrawalCode(takesCode: boolean): WithdrawalCode {
  const api = useApi()
  const sends = api.has(sendWithdrawalCode)
  const account = useAccount()
  const { data, error, refetch } = useQuery({ ...securityQuery(api, account), enabled: takesCode && sends })
  if (!takesCode) return { step: 'none' }
  if (!sends) return { step: 'absent' }
  if (data?.mobile && data.mobileVerified) return { step: 'ready', target: { own: data.mobile } }
  if (data) return { step: 'unverified', task: contactTask(data.mobile, data.mobileVerified) }
  return error ? { step: 'failed', error, retry: () => void refetch() } : { step: 'loading' }
}
