import {
  callUrl, listAnnouncements, listGames, listHotGames, listVendors, type Endpoint, type RequestOf, type ResponseOf,
} from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Language } from '../http/languages.ts'
import type { FirstData } from './shell.ts'

const keptFor = 15_000
const newest = { flag: 'new', sort: 'new', pageSize: 14 } as const

/**
 * What the first screen shows, asked of the gateway's own calls in one language and kept for a quarter of a minute.
 * A call that fails leaves its part out: the page is then drawn with a skeleton there.
 */
export function firstDataOf(app: Hono, merchant: string, now: () => number) {
  const kept = new Map<Language, { at: number; data: Promise<FirstData> }>()

  const ask = async <E extends Endpoint>(language: Language, endpoint: E, input: RequestOf<E>): Promise<ResponseOf<E> | null> => {
    const answer = await app.request(callUrl(endpoint, input), { headers: { Merchant: merchant, Language: language } })
    const body = (await answer.json()) as { value?: unknown }
    const result = v.safeParse(endpoint.response, body.value)
    return result.success ? result.output : null
  }

  const collect = async (language: Language): Promise<FirstData> => {
    const [announcements, vendors, hotGames, newGames] = await Promise.all([
      ask(language, listAnnouncements, {}),
      ask(language, listVendors, { language }),
      ask(language, listHotGames, { language }),
      ask(language, listGames, { ...newest, language }),
    ])
    return { announcements, vendors, hotGames, newGames }
  }

  return (language: Language): Promise<FirstData> => {
    const held = kept.get(language)
    if (held && now() - held.at < keptFor) return held.data
    const data = collect(language)
    kept.set(language, { at: now(), data })
    data.catch(() => kept.delete(language))
    return data
  }
}
