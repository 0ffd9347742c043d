import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getReferralDetails, listInvited, type InvitedFriend } from '@parlour/api-client/endpoints'
import { gatherRows, largestPage, type Gathering } from '@parlour/screen-kit/rows'
import { recordPageSize } from '../history/record-page-size.ts'
import type { RewardOwner } from '../history/reward-owner.ts'

/**
 * Query options of an account's invitation code and of what it has brought.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { referralCode } = await referralQuery(api, 'linhtran88').queryFn()
 */
export const referralQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getReferralDetails, {}),
  queryKey: [getReferralDetails.name, account] as const,
  staleTime: 30_000,
})

/**
 * Query options of a page of the friends whom an account has invited, newest first.
 *
 * @param owner user name and language, for the query key
 * @param page counted from 1
 * @param size rows of a page, 1 to 100
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await invitedQuery(api, { account: 'linhtran88', language: 'EN' }, 1).queryFn()
 */
export const invitedQuery = (
  api: ApiClient,
  { account, language }: RewardOwner,
  page: number,
  size: number = recordPageSize,
) => {
  const input = { page, size }
  return {
    ...endpointQuery(api, listInvited, input),
    queryKey: [listInvited.name, account, language, input] as const,
    staleTime: 15_000,
  }
}

/**
 * All friends whom an account has invited, for a file.
 *
 * @param gathering how to stop it, and whom to say how far it is
 * @returns the friends of all pages, newest first
 * @throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const friends = await allInvited(api)
 */
export const allInvited = (api: ApiClient, gathering?: Gathering<InvitedFriend>): Promise<InvitedFriend[]> =>
  gatherRows((page, options) => api.call(listInvited, { page, size: largestPage }, options), gathering)
