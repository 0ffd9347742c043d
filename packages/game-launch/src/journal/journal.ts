import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'
import { accountTag } from './account-tag.ts'

const entry = v.object({
  /** The page that launched it. */
  page: v.string(),
  /** Whose it is: no name, for devices that others use too. */
  owner: v.string(),
  nodeId: v.union([v.number(), v.string()]),
  vendor: v.string(),
  roomId: v.nullable(v.string()),
  name: v.string(),
  trial: v.boolean(),
  way: v.picklist(['frame', 'seamless', 'window']),
  /** Whole milliseconds since 1970. */
  at: v.number(),
  /** Minor units before the launch; null where it was not known. */
  balance: v.nullable(v.number()),
})

/** What was written down of a launch. Never a token, never an address. */
export type LaunchEntry = v.InferOutput<typeof entry>

/** What a launch tells the journal. */
export type LaunchNote = Omit<LaunchEntry, 'page' | 'owner'> & { readonly account: string | null }

/** The journal of the launches of one page. Source: BEY-04. */
export interface LaunchJournal {
  /** The page that this is the journal of. */
  readonly page: string
  /** Writes a launch down, in place of the one before. */
  write(note: LaunchNote): void
  /** A game was left as games are left: there is nothing to come back to. Leaves what another page wrote. */
  close(): void
  /** A launch of this account that another page left open, or null. Whether that page still lives is not known here. */
  left(account: string): LaunchEntry | null
  /** Forgets whatever was written, by whichever page. */
  clear(): void
}

const key = 'launch'

const parse = (text: string | null): LaunchEntry | null => {
  try {
    const result = v.safeParse(entry, JSON.parse(text ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/**
 * Makes the journal of the launches of one page: it shows after a crash or a closed tab which game was open.
 *
 * @param store local storage; session storage is lost with its tab
 * @param page a random id of this page
 * @returns the journal
 * @example const journal = createLaunchJournal(localTexts, api.newId())
 */
export function createLaunchJournal(store: TextStore, page: string): LaunchJournal {
  const read = () => parse(store.get(key))
  return {
    page,
    write: ({ account, at, ...note }) =>
      store.set(
        key,
        JSON.stringify({ ...note, page, owner: accountTag(account), at: Math.round(at) } satisfies LaunchEntry),
      ),
    close: () => {
      if (read()?.page === page) store.remove(key)
    },
    left: (account) => {
      const found = read()
      return found && found.page !== page && found.owner === accountTag(account) ? found : null
    },
    clear: () => store.remove(key),
  }
}
