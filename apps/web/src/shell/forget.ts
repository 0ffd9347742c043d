import type { QueryClient } from '@tanstack/react-query'

/** Forgets what belonged to whoever was here: all that does not say of itself that it is everybody's. */
export const forget = (client: QueryClient): void => client.removeQueries({ predicate: ({ meta }) => !meta?.['everybody'] })
