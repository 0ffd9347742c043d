import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * Who is logged in. `type` is 0 for players, 1, 2, 41, 42 for agents, 4 for a demo account; `regDate` in milliseconds.
 * An answer without id or account means a guest. Source: contract 3.4.
 */
export const getMemberInfo = defineEndpoint({
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    id,
    account: v.string(),
    nickname: optionalText,
    type: v.nullish(v.number(), 0),
    mobile: optionalText,
    regDate: optionalNumber,
    toUpline: flag,
    clubLabel: v.nullish(
      v.object({
        labelName: v.string(),
        color: optionalText,
        color2: optionalText,
        rankLevel: v.nullish(v.number(), 0),
      }),
      null,
    ),
    memberLabel: sideList(v.object({ labelName: v.string() })),
    /** The platform handed this password out: another must take its place. Not in the contract. */
    mustChangePassword: flag,
  }),
})
