import type { Encoding } from '../endpoint.ts'

const pairs = (params: URLSearchParams): Record<string, string> => Object.fromEntries(params)

/** The input of a request, in its wire form. @throws SyntaxError for a body that is not JSON. */
export async function readInput(encoding: Encoding | undefined, request: Request): Promise<unknown> {
  const query = pairs(new URL(request.url).searchParams)
  const text = request.method === 'GET' ? '' : await request.text()
  if (text === '') return query
  return encoding === 'form' ? pairs(new URLSearchParams(text)) : (JSON.parse(text) as unknown)
}

/** Rejects when the caller aborts the request, with the caller's reason. */
export const ended = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason as Error)
    if (signal.aborted) give()
    signal.addEventListener('abort', give, { once: true })
  })
