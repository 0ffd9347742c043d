import type { listVassalGameTypes } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'

/** Which provider is in which category, with the sub-categories that it has there. */
export const handleListVassalGameTypes: Handler<typeof listVassalGameTypes> = async ({
  gateway: { catalogue },
  now,
}) => {
  await catalogue.refresh(now)
  const content: Record<string, Record<string, string[]>> = {}
  for (const { category, provider, classify } of catalogue.games) {
    const kinds = ((content[category] ??= {})[provider] ??= [])
    if (!kinds.includes(classify)) kinds.push(classify)
  }
  return { content }
}
