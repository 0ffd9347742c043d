import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How a client fared that calls over one connection until an answer says to leave it. */
export interface Fared {
  readonly answers: number
  /** Whether the last answer said that the connection ends. */
  readonly told: boolean
  /** What went wrong instead; null when nothing did. */
  readonly fault: string | null
}

const pauseMs = 20

const ask = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(
      url,
      { agent, headers: { Merchant: 'vesper' } },
      (answer) =>
        void answer
          .resume()
          .once('end', () => resolve(answer))
          .once('error', reject),
    ).once('error', reject)
  })

/**
 * Calls an address over one keep-alive connection until an answer says
 * `Connection: close`, or none comes; `first` is called with the first one.
 */
export async function keepCalling(url: string, first: () => void): Promise<Fared> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let answers = 0
  try {
    for (;;) {
      const { statusCode, headers } = await ask(url, agent)
      answers++
      if (answers === 1) first()
      if (statusCode !== 200) return { answers, told: false, fault: `status ${statusCode}` }
      if (headers.connection === 'close') return { answers, told: true, fault: null }
      await wait(pauseMs)
    }
  } catch (error) {
    return { answers, told: false, fault: (error as NodeJS.ErrnoException).code ?? String(error) }
  } finally {
    agent.destroy()
  }
}
