import type { listVassalGameTypes } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'

/** Which studio is in which category, with the sub-categories that it has there. */
export const handleListVassalGameTypes: Handler<typeof listVassalGameTypes> = async ({ gateway: { catalogue }, now }) => {
  await catalogue.refresh(now)
  const content: Record<string, Record<string, string[]>> = {}
  for (const { category, studio, classify } of catalogue.games) {
    const kinds = ((content[category] ??= {})[studio] ??= [])
    if (!kinds.includes(classify)) kinds.push(classify)
  }
  return { content }
}
