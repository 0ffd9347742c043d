import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { hashThreads, threadCount } from './hash-threads.ts'
import { makeTurns } from './turns.ts'
import type { Passwords } from '../../kernel/ports/index.ts'

const blockSize = 8
const parallel = 3
const keyLength = 32
const usualMs = 150

// Threads are the machine's, not a gateway's: whatever makes passwords in this process shares them.
const atOnce = threadCount()
const hash = hashThreads(atOnce)

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: blockSize, p: parallel, maxmem: 256 * 2 ** cost * blockSize }
  return hash({ password: password.normalize('NFC'), salt, length: keyLength, options })
}

/**
 * Makes the password port; `cost` is the exponent of scrypt's work factor (15, with r 8 and p 3, is OWASP's setting),
 * `mostFrom` how many turns are kept for those of one network while they wait.
 */
export function makePasswords(cost: number, mostFrom = Infinity): Passwords {
  const turns = makeTurns({ atOnce, now: () => performance.now(), usual: usualMs, mostFrom })
  const write = (salt: Buffer, key: Buffer): string =>
    `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`
  const nobody = write(Buffer.alloc(16), Buffer.alloc(keyLength))

  const make = (password: string): Promise<string> =>
    turns.take({}, async () => {
      const salt = randomBytes(16)
      return write(salt, await derive(password, salt, cost))
    })

  return {
    async warmUp() {
      await derive('', Buffer.alloc(16), cost)
      await make('')
    },
    enter: turns.enter,
    leave: turns.leave,
    make,
    check: (password, record, turn = {}) =>
      turns.take(turn, async () => {
        const [scheme, exponent, salt = '', key = ''] = (record ?? nobody).split('$')
        if (scheme !== 'scrypt') return false
        const derived = await derive(password, Buffer.from(salt, 'base64'), Number(exponent))
        const stored = Buffer.from(key, 'base64')
        return record !== null && stored.length === derived.length && timingSafeEqual(stored, derived)
      }),
  }
}
