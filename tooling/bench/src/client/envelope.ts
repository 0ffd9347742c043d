// What sealing and opening an envelope costs beside the raw primitives: pnpm bench:envelope.
import nacl from 'tweetnacl'
import naclUtil from 'tweetnacl-util'
import { createBoxCipher, openBox } from '@parlour/api-client/ciphers/box'
import { createLegacyCipher } from '@parlour/api-client/ciphers/legacy'
import { callTimes, median } from './call-times.ts'

const { decodeUTF8, encodeBase64 } = naclUtil
const gateway = nacl.box.keyPair()
const page = nacl.box.keyPair()
const shared = nacl.box.before(gateway.publicKey, page.secretKey)
const body = {
  username: 'linhtran88',
  password: 'not-this-one',
  captcha: null,
  type: 'username',
  note: 'x'.repeat(900),
}
const message = decodeUTF8(JSON.stringify(body))
const context = {
  method: 'POST',
  path: '/wps/session/login',
  requestId: 'request-0001',
  token: null,
  now: 1_770_000_000_000,
  body,
}

const box = createBoxCipher(async () => ({ kid: 'k1', publicKey: encodeBase64(gateway.publicKey) }))
const sealed = await box.seal(context)
const nonce = nacl.randomBytes(24)
const raw = nacl.box.after(message, nonce, shared)
// 1024 bits, made for this comparison: its secret half is nowhere.
const modulus = `c${'5'.repeat(254)}1`
const legacy = createLegacyCipher(async () => modulus)

const ways = {
  'raw secretbox, 1 KB': async () => void nacl.box.after(message, nacl.randomBytes(24), shared),
  'seal an envelope': async () => void (await box.seal(context)),
  'raw open, agreement kept': async () => void nacl.box.open.after(raw, nonce, shared),
  'raw open with agreement': async () => void nacl.box.open(raw, nonce, page.publicKey, gateway.secretKey),
  'open an envelope': async () => void openBox(sealed.body.value, gateway.secretKey),
  'seal by the older scheme': async () => void (await legacy.seal(context)),
}
const times = await callTimes(Object.values(ways))
for (const [at, name] of Object.keys(ways).entries())
  process.stdout.write(
    `${name.padEnd(28)} ${median(times[at] ?? [])
      .toFixed(0)
      .padStart(6)} us\n`,
  )
