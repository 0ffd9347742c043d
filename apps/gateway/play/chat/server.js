// @ts-check
/**
 * @typedef {{ id: number, author: 'visitor' | 'operator' | 'automatic', text: string, at: number }} Line
 * @typedef {{ token: string, name?: string, lines: Line[] }} Opening
 */

/** The server turned a call down: `message` is for the visitor. */
export class Refused extends Error {
  /** @param {string} message @param {number} status */
  constructor(message, status) {
    super(message)
    this.name = 'Refused'
    this.status = status
  }
}

/**
 * @param {string} path @param {RequestInit} init
 * @returns {Promise<any>}
 * @throws Refused when the server says no; anything else when it was not reached
 */
async function ask(path, init) {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(15_000) })
  const answer = await response.json()
  if (answer.success) return answer.value
  throw new Refused(String(answer.message), response.status)
}

/** @param {string} path @param {unknown} body @param {Record<string, string>} headers */
const post = (path, body, headers) =>
  ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(body) })

/** Makes the calls of the chat in one language. @param {string} language */
export const makeServer = (language) => ({
  /** Trades a launch ticket for a conversation. @param {string} ticket @returns {Promise<Opening>} */
  open: (ticket) => post('/api/session', { ticket }, { Language: language }),
  /** Begins a conversation of a guest. @returns {Promise<Opening>} */
  openGuest: () => post('/api/guest', {}, { Language: language }),
  /**
   * The lines after one; those up to `seen` were seen.
   * @param {string} token @param {number} after @param {number} seen @returns {Promise<Line[]>}
   */
  lines: async (token, after, seen) =>
    (await ask(`/api/lines?after=${after}&seen=${seen}`, { headers: { Authorization: token, Language: language } })).lines,
  /** Writes a line; the key is the same for every try of it. @param {string} token @param {string} key @param {string} text @returns {Promise<Line>} */
  say: async (token, key, text) =>
    (await post('/api/lines', { text }, { Authorization: token, 'Idempotency-Key': key, Language: language })).line,
})
