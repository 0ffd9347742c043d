import type { QueryClient } from '@tanstack/react-query'

/** Forgets what belonged to the previous visitor: all that does not say of itself that it is everybody's. */
export const forget = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ meta }) => !meta?.['everybody'] })
