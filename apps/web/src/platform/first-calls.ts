import { newestRequest } from '@parlour/games'
import { callUrl, getStatus, listAnnouncements, listGames, listHotGames, listVendors, type Endpoint } from '@parlour/api-client/endpoints'

/** A call that the first screen needs, made before the scripts are there. */
export interface FirstCall {
  /** Name of its record. */
  readonly name: string
  readonly url: string
  readonly moduleId: string | null
  /** Whether it goes with the login token when there is one. */
  readonly token: boolean
}

const first = ({ name, moduleId, token }: Endpoint, url: string): FirstCall => ({ name, url, moduleId, token: token === 'optional' })

/** The calls of a public page in one language: the same that its screens make, so that the client takes them over. */
export function firstCalls(path: string, language: string, host: string): FirstCall[] {
  const shell = [
    first(getStatus, callUrl(getStatus, { url: host })),
    first(listAnnouncements, callUrl(listAnnouncements, {})),
    first(listVendors, callUrl(listVendors, { language })),
  ]
  if (path !== '/') return shell
  return [...shell, first(listHotGames, callUrl(listHotGames, { language })), first(listGames, callUrl(listGames, newestRequest(language)))]
}
