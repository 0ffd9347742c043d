import { replyRefusal } from './reply.ts'

interface Kept {
  readonly body: string
  /** The answer's text, once it is there. */
  answer: { readonly status: number; readonly type: string; readonly text: string } | null
}

/** Answers by idempotency key, as a server keeps them. */
export interface Effects {
  /**
   * Runs `effect` once for a key: repeats its answer for the same
   * body, refuses another body and a second call while the first runs.
   */
  once(key: string, body: string, effect: () => Promise<Response>): Promise<Response>
}

/** Makes an empty memory of effects. A refusal leaves its key free. */
export function createEffects(): Effects {
  const kept = new Map<string, Kept>()
  return {
    async once(key, body, effect) {
      const before = kept.get(key)
      if (before && before.body !== body) return replyRefusal(422, 'idempotency.key.reused')
      if (before && !before.answer) return replyRefusal(409, 'idempotency.running', { 'Retry-After': '1' })
      if (before?.answer) {
        const { status, type, text } = before.answer
        return new Response(text, { status, headers: { 'Content-Type': type, 'Idempotent-Replayed': 'true' } })
      }
      const entry: Kept = { body, answer: null }
      kept.set(key, entry)
      try {
        const response = await effect()
        const text = await response.clone().text()
        const refused = !response.ok || text.includes('"success":false')
        if (refused) kept.delete(key)
        else entry.answer = { status: response.status, type: response.headers.get('Content-Type') ?? '', text }
        return response
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
