/** More than any answer of the platform has. */
const mostBytes = 8 * 1024 * 1024

/** The text of a response up to 8 MiB, cut off there; empty where the connection breaks off. */
export async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let left = mostBytes
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return text
      left -= value.length
      if (left < 0) {
        void reader?.cancel().catch(() => undefined)
        return text
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return ''
  }
}
