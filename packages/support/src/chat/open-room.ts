import { safeUrl, type ApiClient } from '@parlour/api-client'
import { getChatGroupPermission, launchChat } from '@parlour/api-client/endpoints'

/** The colour of the head of the chat. Source: MOD-06. */
export const chatHeadColor = '#262743'

const longestTitle = 60

/** What a room is opened with, and where its frame may come from. */
export interface RoomInput {
  readonly title: string
  readonly language: string
  /** The page's own origin, which a frame never has. */
  readonly origin: string
  readonly frameOrigins: readonly string[]
}

/** A chat that may be framed; or why there is none: not for this member, or at an address that is not allowed. */
export type Room = { readonly state: 'open'; readonly url: string } | { readonly state: 'closed' | 'unsafe' }

/**
 * Launches the chat of a member. The address carries a ticket that is valid once. Source: CHT-01.
 *
 * @returns `open` with the address, `closed` for a member without
 *   permission, `unsafe` for an address that is not allowed
 * @throws RefusedError or UnreachedError
 * @example const room = await openRoom(api, { title: 'Support', language: 'EN', origin: location.origin, frameOrigins })
 */
export async function openRoom(api: ApiClient, { title, language, origin, frameOrigins }: RoomInput): Promise<Room> {
  const [may, launched] = await Promise.all([
    // Where the platform does not say, the launch decides.
    api.call(getChatGroupPermission, {}).catch(() => ({ chat: true })),
    api.call(launchChat, { b2c: 1, title: title.slice(0, longestTitle), language, headerColor: chatHeadColor }),
  ])
  if (!may.chat) return { state: 'closed' }
  const url = safeUrl(launched.chatUrl, { origin, origins: frameOrigins })
  return url && frameOrigins.includes(new URL(url).origin) && new URL(url).origin !== origin
    ? { state: 'open', url }
    : { state: 'unsafe' }
}
