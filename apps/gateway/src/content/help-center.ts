import type { getHelpCenter } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { saidIn } from '../http/languages.ts'

/** The articles of the help centre, in their order. */
export const handleHelpCenter: Handler<typeof getHelpCenter> = async ({ gateway, language }) => ({
  list: gateway.content.help.map(({ id, anchor, title, content }) => ({ id, anchor, title: saidIn(title, language), content: saidIn(content, language) })),
})
