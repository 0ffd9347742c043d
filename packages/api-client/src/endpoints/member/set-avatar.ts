import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Chooses a picture of the gallery by its number. Codes:
 * register.field.invalid. Not in the contract: the other half of `getAvatar`.
 */
export const setAvatar = defineEndpoint({
  name: 'setAvatar',
  method: 'POST',
  path: '/wps/relay/MCSFE_updatePlayerAvatar',
  aliases: ['/wps/relay/MCS2_updatePlayerAvatar'],
  moduleId: 'PROFPIC3',
  token: 'required',
  request: v.object({
    avatar: v.pipe(v.string(), v.maxLength(8)),
    avatarType: v.optional(v.literal('STATIC'), 'STATIC'),
  }),
  response: v.unknown(),
})
