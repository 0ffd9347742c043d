import {
  callUrl,
  listAnnouncements,
  listGames,
  listHotGames,
  listProviders,
  type AnswerOf,
  type Endpoint,
  type RequestOf,
} from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Language } from '../../kernel/http/index.ts'
import type { FirstAnswers } from './shell.ts'

const keptFor = 15_000
/** As the home screen asks for them. */
const newest = { gameType: '', flag: 'new', sort: 'new', pageSize: 14 } as const

/**
 * What the first screen shows, asked of the gateway's own calls
 * in one language and cached for a quarter of a minute, or until
 * `revision` is another one: content that was taken down must not be shown any longer.
 * A call that fails leaves its part out: the page is then drawn with a skeleton there, and asks for it itself.
 */
export function firstAnswersOf(app: Hono, merchant: string, now: () => number) {
  const kept = new Map<Language, { at: number; revision: string; answers: Promise<FirstAnswers> }>()

  const ask = async <E extends Endpoint>(
    answers: Record<string, unknown>,
    language: Language,
    endpoint: E,
    input: RequestOf<E>,
  ): Promise<AnswerOf<E> | null> => {
    const answer = await app.request(callUrl(endpoint, input), { headers: { Merchant: merchant, Language: language } })
    const body = v.parse(v.looseObject({ value: v.optional(v.unknown()) }), await answer.json())
    const result = v.safeParse(endpoint.response, body.value)
    if (!result.success) return null
    answers[endpoint.name] = body
    return result.output
  }

  const collect = async (language: Language): Promise<FirstAnswers> => {
    const answers: Record<string, unknown> = {}
    const [announcements, providers, hotGames, newGames] = await Promise.all([
      ask(answers, language, listAnnouncements, {}),
      ask(answers, language, listProviders, { language }),
      ask(answers, language, listHotGames, { language }),
      ask(answers, language, listGames, { ...newest, language }),
    ])
    return { data: { announcements, providers, hotGames, newGames }, answers }
  }

  return (language: Language, revision: string): Promise<FirstAnswers> => {
    const held = kept.get(language)
    if (held?.revision === revision && now() - held.at < keptFor) return held.answers
    const answers = collect(language)
    kept.set(language, { at: now(), revision, answers })
    answers.catch(() => kept.delete(language))
    return answers
  }
}
