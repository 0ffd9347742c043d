import type { IncomingMessage } from 'node:http'
import { usualBytes } from './read-request.ts'

/** What @hono/node-server takes for the body of a request instead of reading it. */
interface WithBody extends IncomingMessage {
  rawBody?: Buffer
}

/** So many pieces are put into one, so that a body of single bytes takes no more memory than its length. */
const mostPieces = 64

/** Whether to wait for a body: a GET has none, and a body whose length is too large is refused unread. */
function isAwaited({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const length = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] !== undefined || (length > 0 && length <= usualBytes)
}

/**
 * Calls `begin` once the body of a request has come, so that a client that sends slowly holds no place; at once where
 * none is awaited. At most `usualBytes` and a piece are kept, which is what a connection buffers anyway: with a body
 * that grows beyond, `begin` is called as well, and its reader refuses it. When the client leaves, or the time for a
 * whole request is over, `begin` is never called.
 */
export function whenBodyCame(incoming: WithBody, begin: () => void): void {
  if (!isAwaited(incoming)) return begin()
  const pieces: Buffer[] = []
  let length = 0
  const came = (): void => {
    incoming.off('data', take).off('end', came)
    incoming.rawBody = Buffer.concat(pieces)
    begin()
  }
  const take = (piece: Buffer): void => {
    pieces.push(piece)
    length += piece.length
    if (pieces.length === mostPieces) pieces.splice(0, mostPieces, Buffer.concat(pieces))
    if (length <= usualBytes) return
    incoming.pause()
    came()
  }
  // A connection that breaks is over without a word: nothing was begun for it.
  incoming
    .on('error', () => undefined)
    .on('data', take)
    .on('end', came)
}
