import type {
  getChatGroupPermission,
  getChatUnreadCount,
  getCustomerServiceScript,
  getCustomerServiceUrl,
  launchChat,
  listChatModels,
} from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { demoAccountType, languageOf, sentence } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { serviceUrl } from '../system/customer-service.ts'
import { realMemberOf } from '../../identity/index.ts'
import { issueTicket } from './chat-session.ts'
import { unseenAnswers } from './rooms.ts'

const vipFrom = 5

/** Signs a line of the chat may have. */
export const longestLine = 1000

/**
 * The part of a chat address that never reaches a server:
 * ticket, language, title, colour, and the origin that holds it.
 */
function fragmentOf({ gateway, origin, language }: Call, told: Readonly<Record<string, string | undefined>>): string {
  const { siteOrigins } = gateway.config
  const site = siteOrigins.includes(origin) ? origin : (siteOrigins[0] ?? origin)
  const fragment = new URLSearchParams()
  for (const [name, value] of Object.entries({ lang: language, o: site, ...told })) if (value) fragment.set(name, value)
  return fragment.toString()
}

/** The chat frame of this member, with a ticket. @throws DomainError in_need_true_account, TOO_MANY_REQUESTS */
export const handleLaunchChat: Handler<typeof launchChat> = async (call) => {
  const { gateway, request, now } = call
  const { memberId, tokenHash } = realMemberOf(call)
  countHere(gateway, { limit: 'chat.session', of: tokenHash })
  const language = request.language && languageOf(request.language)
  const fragment = fragmentOf(call, {
    s: await issueTicket(gateway, tokenHash, now),
    t: request.title,
    c: request.headerColor?.replace('#', ''),
    ...(language ? { lang: language } : {}),
  })
  return {
    chatUrl: `${gateway.config.chatOrigin}/room#${fragment}`,
    unReadCount: await unseenAnswers(gateway.db, memberId),
  }
}

/**
 * How many answers wait in the chat; asked for at most 60 times a minute.
 * @throws DomainError in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleChatUnreadCount: Handler<typeof getChatUnreadCount> = async (call) => {
  const { memberId, tokenHash } = realMemberOf(call)
  countHere(call.gateway, { limit: 'unread.session', of: `chat/${tokenHash}` })
  return unseenAnswers(call.gateway.db, memberId)
}

/** What a member may do in the chat: write texts. @throws DomainError in_need_true_account */
export const handleChatGroupPermission: Handler<typeof getChatGroupPermission> = async (call) => {
  realMemberOf(call)
  return { chat: true, sendText: true, sendImage: false, createGroup: false, maxLength: longestLine }
}

/** The one kind of conversation there is. @throws DomainError in_need_true_account */
export const handleListChatModels: Handler<typeof listChatModels> = async (call) => {
  realMemberOf(call)
  const { language } = call
  return {
    list: [
      {
        modelId: 'service',
        name: sentence('chat.title', language),
        description: sentence('chat.welcome', language),
        b2c: true,
      },
    ],
  }
}

/**
 * The customer service in a window: VIP members have one of their
 * own, members come with a ticket, anybody else as a guest.
 */
export const handleCustomerServiceUrl: Handler<typeof getCustomerServiceUrl> = async (call) => {
  const { gateway, request, session, now } = call
  const member = session && session.type !== demoAccountType ? session : null
  const [row] = member
    ? await gateway.db.select({ rank: members.rankLevel }).from(members).where(eq(members.id, member.memberId))
    : []
  const csType = request.csType ?? ((row?.rank ?? 0) >= vipFrom ? '2' : '1')
  const ticket = member ? await issueTicket(gateway, member.tokenHash, now) : undefined
  return `${serviceUrl(gateway.config, csType)}#${fragmentOf(call, { s: ticket })}`
}

/** No script: the customer service is a page of its own. */
export const handleCustomerServiceScript: Handler<typeof getCustomerServiceScript> = async ({ gateway }) => ({
  script: null,
  url: serviceUrl(gateway.config, '1'),
})
