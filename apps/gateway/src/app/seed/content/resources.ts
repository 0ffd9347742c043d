/** A link that the operator offers under a fixed key; a path is one of the site. */
export interface SeedResource {
  readonly resourceType: string
  readonly url: string
  readonly label: string
}

/** The channels of a house that has none: each leads to the article that says whom to ask. */
const channels = [
  ['TELEGRAM', 'Telegram'],
  ['LINE', 'LINE'],
  ['WHATSAPP', 'WhatsApp'],
  ['YOUTUBE', 'YouTube'],
  ['TWITTER', 'X'],
  ['FACEBOOK', 'Facebook'],
] as const

/** What exists of the known keys: the site on a home screen, the list that measures its addresses, and the channels. */
export const seedResources: readonly SeedResource[] = [
  { resourceType: 'Android', url: '/', label: 'Android' },
  { resourceType: 'MOBILECONFIG', url: '/app/vesper.mobileconfig', label: 'iOS' },
  { resourceType: 'SpeedTest', url: '/help#connection', label: 'Speed test' },
  ...channels.map(([resourceType, label]) => ({ resourceType, url: '/help?topic=contact', label })),
]
