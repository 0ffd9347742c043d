import type { getHelpCenter } from '@parlour/api-client/endpoints'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** The articles of the help centre, in their order. */
export const handleHelpCenter: Handler<typeof getHelpCenter> = async ({ gateway, language }) => ({
  list: gateway.content.help.map(({ id, anchor, title, content }) => ({
    id,
    anchor,
    title: localized(title, language),
    content: localized(content, language),
  })),
})
