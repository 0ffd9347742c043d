import { isAgentPage } from '@parlour/agent'
import { isMemberPage } from '@parlour/member'

/** The path whose title and description a page has: one that a centre does not know has those of no page. */
export function headPath(path: string): string {
  const [, centre, page] = /^\/(member|agent)\/([^/]+)/.exec(path) ?? []
  if (!centre || !page) return path
  return (centre === 'member' ? isMemberPage(page) : isAgentPage(page)) ? path : '/missing'
}
