import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { Refusal } from '../http/refusal.ts'

/** Makes and checks password records, off the main thread and never more than two at a time. */
export interface Passwords {
  /** A record of a password. @throws Refusal system.busy when too many wait */
  make(password: string): Promise<string>
  /** Whether a password fits its record; without a record it takes as long and answers false. @throws Refusal system.busy */
  check(password: string, record: string | null): Promise<boolean>
}

const atOnce = 2
const mayWait = 20
const blockSize = 8
const parallel = 3
const keyLength = 32

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: blockSize, p: parallel, maxmem: 256 * 2 ** cost * blockSize }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Makes the password port; `cost` is the exponent of scrypt's work factor (15, with r 8 and p 3, is OWASP's setting). */
export function makePasswords(cost: number): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Refusal('system.busy', { status: 503, headers: { 'Retry-After': '5' } })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const write = (salt: Buffer, key: Buffer): string => `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`
  const nobody = write(Buffer.alloc(16), Buffer.alloc(keyLength))

  return {
    make: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16)
        return write(salt, await derive(password, salt, cost))
      }),
    check: (password, record) =>
      inTurn(async () => {
        const [scheme, exponent, salt = '', key = ''] = (record ?? nobody).split('$')
        if (scheme !== 'scrypt') return false
        const derived = await derive(password, Buffer.from(salt, 'base64'), Number(exponent))
        const stored = Buffer.from(key, 'base64')
        return record !== null && stored.length === derived.length && timingSafeEqual(stored, derived)
      }),
  }
}
