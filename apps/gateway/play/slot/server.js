// @ts-check
/**
 * @typedef {{ line: number, symbol: string, count: number, win: number }} LineWin
 * @typedef {{ window: string[][], lines: LineWin[], scatters: number, scatterWin: number, win: number, stake: number, balance: number }} Round
 * @typedef {{ token: string, game: { id: number, title: string, studio: string }, balance: number, currency: string,
 *   currencySymbol: string, stakes: number[], reels: string[][], lines: number[][], linePays: Record<string, number[]>,
 *   scatterPays: number[], returnToPlayer: number }} Opening
 */

/** The server turned a call down: `message` is for the player. */
export class Refused extends Error {
  /** @param {string} code @param {string} message @param {number} status */
  constructor(code, message, status) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.status = status
  }
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} headers
 * @returns {Promise<any>}
 */
async function post(path, body, headers) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const answer = await response.json()
  if (answer.success) return answer.value
  throw new Refused(String(answer.errorCode), String(answer.message), response.status)
}

/** Trades the launch ticket for a session. @param {string} ticket @param {string} language @returns {Promise<Opening>} */
export const openGame = (ticket, language) => post('/api/session', { ticket }, { Language: language })

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Plays a round. The key stays the same over every try, so that the round happens once whatever the network does.
 * @param {{ token: string, stake: number, key: string, language: string }} input
 * @returns {Promise<Round>}
 * @throws Refused, or the network's own error when the result is not known
 */
export async function playRound({ token, stake, key, language }) {
  const headers = { Authorization: token, 'Idempotency-Key': key, Language: language }
  for (let tried = 0; ; tried++) {
    try {
      return await post('/api/spin', { stake }, headers)
    } catch (error) {
      const known = error instanceof Refused && error.status < 500 && error.code !== 'idempotency.running'
      if (known || tried === 3) throw error
      await pause(400 * 2 ** tried)
    }
  }
}
