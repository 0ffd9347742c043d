/** A link that the operator offers under a fixed key; a path is one of the site. */
export interface SeedResource {
  readonly resourceType: string
  readonly url: string
  readonly label: string
}

/** What exists of the known keys: the site on a home screen, and the list that measures its addresses. */
export const seedResources: readonly SeedResource[] = [
  { resourceType: 'Android', url: '/', label: 'Android' },
  { resourceType: 'MOBILECONFIG', url: '/app/vesper.mobileconfig', label: 'iOS' },
  { resourceType: 'SpeedTest', url: '/help#connection', label: 'Speed test' },
]
