import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * The picture of this member: with type STATIC the number of a picture of the gallery, otherwise an address. Source:
 * contract 3.4; `gallery`, the numbers to choose from, is chosen.
 */
export const getAvatar = defineEndpoint({
  name: 'getAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  aliases: ['/wps/relay/MCS2_getPlayerAvatar'],
  moduleId: 'PROFPIC3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    avatar: v.nullish(v.string(), '0'),
    avatarType: v.nullish(v.string(), 'STATIC'),
    gallery: sideList(v.string()),
  }),
})
