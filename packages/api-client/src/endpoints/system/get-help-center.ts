import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const article = v.object({
  id,
  /** What `/help#…` names. */
  anchor: optionalText,
  title: v.string(),
  /** Server HTML: show it only through the sanitising component. */
  content: v.nullish(v.string(), ''),
})

/** An article of the help centre. */
export type HelpArticle = v.InferOutput<typeof article>

/** The articles of the help centre, in their order and in the language of the call. Source: contract 3.1. */
export const getHelpCenter = defineEndpoint({
  name: 'getHelpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(article) }),
})
