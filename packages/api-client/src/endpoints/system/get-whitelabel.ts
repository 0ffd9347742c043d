import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { moduleNode } from '../../schemas/module-node.ts'

/** The tree of modules this merchant has switched on. Source: contract 3.1. */
export const getWhitelabel = defineEndpoint({
  name: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: moduleNode,
})
