import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { pageOf, paging } from './paging.ts'

const notice = v.object({ id, title: v.string(), content: v.string(), time: v.number() })

/** A notice to agents: `content` is HTML, `time` in milliseconds. */
export type AgentNotice = v.InferOutput<typeof notice>

/** Announcements for agents, newest first. Codes: in_need_true_account. Source: contract 3.12. */
export const listAgentAnnouncements = defineEndpoint({
  name: 'listAgentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object(paging),
  response: pageOf(notice, {}),
})
