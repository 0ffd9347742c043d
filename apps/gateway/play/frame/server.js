// @ts-check

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

/** Whether the round was booked is not known yet. */
export class Unsure extends Error {
  /** @override */
  name = 'Unsure'
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

/**
 * Trades the launch ticket for a session at `path`.
 * @param {string} path @param {string} ticket @param {string} language @returns {Promise<any>}
 */
export const openGame = (path, ticket, language) => post(path, { ticket }, { Language: language })

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Does something once, a round for example. The key stays the same over every try, so that it happens once whatever the
 * network does. After a try that ended without an answer, `unsure` as it comes in or one of its own, a refusal that only
 * keeps the player out (401, 429) says nothing of what happened.
 * @param {{ path: string, body: object, token: string, key: string, language: string, unsure: boolean }} input
 * @returns {Promise<any>}
 * @throws Refused when nothing was booked, Unsure when the result is not known
 */
export async function actOnce({ path, body, token, key, language, unsure }) {
  const headers = { Authorization: token, 'Idempotency-Key': key, Language: language }
  let mayBeBooked = unsure
  for (let tried = 0; ; tried++) {
    try {
      return await post(path, body, headers)
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500 ? error : null
      const running = refused?.code === 'idempotency.running'
      if (!refused || running) mayBeBooked = true
      if (mayBeBooked && !running && (refused?.status === 401 || refused?.status === 429)) throw new Unsure()
      if (refused && !running) throw refused
      if (tried === 3) throw new Unsure()
      await pause(400 * 2 ** tried)
    }
  }
}
