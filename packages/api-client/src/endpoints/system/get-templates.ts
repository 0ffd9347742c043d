import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'

const template = v.object({
  templateId: v.string(),
  templateName: optionalText,
  /** W for the web, M for phones. */
  platform: optionalText,
  themes: sideList(v.string()),
  languages: sideList(v.string()),
})

/** A layout that the operator has for this brand. */
export type Template = v.InferOutput<typeof template>

/**
 * The layouts of this brand with their themes and languages.
 * The contract does not know its shape. Source: contract 3.1.
 */
export const getTemplates = defineEndpoint({
  name: 'getTemplates',
  method: 'GET',
  path: '/wps/system/templates',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(template) }),
})
