import { getBoxKey, getRsaKey, type Endpoint } from '@parlour/api-client/endpoints'
import { ConformanceError } from './conformance-error.ts'
import type { Reply } from './create-asker.ts'
import type { PlatformFile } from './report.ts'

/** What a key call came to; null where no path of it answers. */
export type KeyReplies = ReadonlyMap<Endpoint, Reply | null>

function wordsOf({ name }: Endpoint, reply: Reply | null): string {
  if (!reply) return `${name}: no path of it answers`
  return [name, reply.code, reply.message, ...reply.issues.slice(0, 1)].filter(Boolean).join(': ')
}

/**
 * The cipher whose key the platform serves. Payloads go in clear only where it has neither
 * key: a key that could not be read now says nothing about how the platform takes passwords.
 *
 * @throws ConformanceError `cipher.unknown` where no key was read and one of the calls is there
 */
export function chooseCipher(replies: KeyReplies): PlatformFile['cipher'] {
  const isRead = (endpoint: Endpoint): boolean => replies.get(endpoint)?.outcome === 'read'
  if (isRead(getBoxKey)) return 'box'
  if (isRead(getRsaKey)) return 'legacy'
  if ([...replies.values()].every((reply) => reply === null)) return 'plain'
  const why = [...replies].map(([endpoint, reply]) => wordsOf(endpoint, reply)).join('; ')
  throw new ConformanceError(
    'cipher.unknown',
    `no key was read, so that the cipher is unknown (${why}); choose one: --cipher box, legacy or plain`,
  )
}
