import type { ApiClientOptions } from '@parlour/api-client'

/** What a brand's platform is and does differently: data, so that a site for another platform needs no other code. */
export interface BrandPlatform extends Pick<
  ApiClientOptions,
  'overrides' | 'headerNames' | 'credentials' | 'capabilities'
> {
  /** How encrypted calls are sealed; a build has this cipher alone. `plain` needs `plainCalls` among the overrides. */
  readonly cipher: 'box' | 'legacy' | 'plain'
  readonly hosts: {
    /** Origin that the browser calls, without a slash at the end; empty for the page's own. */
    readonly api: string
  }
}
