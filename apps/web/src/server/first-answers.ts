import { platform } from '#brand-platform'
import { createApiClient, parseAnswer, portsOf } from '@parlour/api-client'
import {
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '@parlour/api-client/endpoints'
import { newestRequest } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import { brand } from '../brand.ts'
import type { FirstData } from './first-screen.tsx'

interface FirstAnswers {
  readonly data: FirstData
  /** The answers with their envelopes, by the names of their records. */
  readonly answers: Readonly<Record<string, unknown>>
}

const { cipher: _, hosts: __, ...options } = platform
const timeLimit = 3_000

/**
 * Asks the brand's platform for what the first screen shows, as a guest gets it. A call that fails leaves its part out:
 * the page is drawn with a skeleton there.
 *
 * @param address origin of the platform, without a slash at the end
 */
export async function firstAnswers(address: string, language: LanguageCode): Promise<FirstAnswers> {
  const answers: Record<string, unknown> = {}
  const ask = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<ResponseOf<E> | null> => {
    let copy: Response | undefined
    const api = createApiClient({
      ...options,
      ...portsOf(globalThis),
      baseUrl: address,
      merchant: brand.merchant,
      language: () => language,
      fetch: async (request, init) => {
        const answer = await fetch(request, { ...init, redirect: 'error' })
        copy = answer.clone()
        return answer
      },
    })
    try {
      const output = await api.call(endpoint, input, { timeLimit, retries: 0 })
      // The client has read it whole, within the limit of its record.
      if (copy) answers[endpoint.name] = parseAnswer(await copy.text())
      return output
    } catch {
      void copy?.body?.cancel().catch(() => undefined)
      return null
    }
  }
  const [announcements, providers, hotGames, newGames] = await Promise.all([
    ask(listAnnouncements, {}),
    ask(listProviders, { language }),
    ask(listHotGames, { language }),
    ask(listGames, newestRequest(language)),
  ])
  return { data: { announcements, providers, hotGames, newGames }, answers }
}
