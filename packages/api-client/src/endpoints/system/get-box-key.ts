import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/** A public key of the gateway: X25519, base64, under the id that envelopes name. */
export const boxKey = v.object({ kid: v.string(), publicKey: v.string() })

/** A public key of the gateway with its id. */
export type BoxKey = v.InferOutput<typeof boxKey>

/** The key to seal payloads for. Source: the modern envelope, docs/architecture.md. */
export const getBoxKey = defineEndpoint({
  name: 'getBoxKey',
  method: 'GET',
  path: '/wps/session/key/box',
  retries: 2,
  maxAnswerBytes: 4096,
  request: v.object({}),
  response: boxKey,
})
