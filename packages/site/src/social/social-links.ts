import type { Resource } from '@parlour/api-client/endpoints'
import { resourceUrl } from '../status/resource-url.ts'

const channels = [
  ['telegram', 'Telegram'],
  ['line', 'LINE'],
  ['whatsapp', 'WhatsApp'],
  ['youtube', 'YouTube'],
  ['twitter', 'X (Twitter)'],
  ['facebook', 'Facebook'],
] as const

/** A channel that the site knows. */
export type SocialChannel = (typeof channels)[number][0]

/** A channel of the brand; `label` is the name that the channel gives itself. */
export interface SocialLink {
  readonly id: SocialChannel
  readonly label: string
  readonly href: string
}

/**
 * The brand's social channels with an allowed address, in the order of the specification. Source: SIDE-06.
 *
 * @param origin the page's own origin
 * @returns the channels
 * @example socialLinks(status.info.resources, location.origin)
 */
export const socialLinks = (resources: readonly Resource[], origin: string): SocialLink[] =>
  channels.flatMap(([id, label]) => {
    const href = resourceUrl(resources, id.toUpperCase(), origin)
    return href ? [{ id, label, href }] : []
  })
