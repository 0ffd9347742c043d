/** The text of an answer; null when it has more bytes than allowed, and the rest is then not loaded. */
export async function readBody({ body }: Response, most: number): Promise<string | null> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let left = most
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    left -= value.length
    if (left < 0) {
      void reader?.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
