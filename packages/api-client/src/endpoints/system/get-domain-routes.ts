import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/**
 * The hosts that serve the site, for the list that measures their
 * speed; `domain` (or `url`) is the host the visitor is on.
 * Kept for this session under `routers`. Source: contract 3.1.
 */
export const getDomainRoutes = defineEndpoint({
  name: 'getDomainRoutes',
  method: 'GET',
  path: '/wps/system/domainRoute',
  moduleId: 'COMM3',
  retries: 2,
  cache: { key: 'routers', ttl: 600_000 },
  request: v.object({ domain: v.optional(v.string()), url: v.optional(v.string()) }),
  response: v.object({ domainList: tolerantList(v.string()) }),
})
