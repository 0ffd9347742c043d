import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { moduleNode } from '../../schemas/module-node.ts'

/**
 * The site settings tree, or the node of one module id. Kept for this session under `settings`. Source: contract 3.1.
 */
export const getSettings = defineEndpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  moduleId: 'COMM3',
  retries: 2,
  cache: { key: 'settings', ttl: 600_000 },
  request: v.object({ modId: v.optional(v.string()) }),
  response: moduleNode,
})
