import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { hashThreads, threadCount } from './hash-threads.ts'
import { makeTurns, type Turn } from './turns.ts'

/** Makes and checks password records in threads of their own, as many at a time as the machine has cores to spare. */
export interface Passwords {
  /** Lets somebody come in who is about to log in, before anything is read for them. @throws DomainError system.busy with `Retry-After` */
  enter(turn: Turn): void
  /** A record of a password. @throws DomainError system.busy with `Retry-After` */
  make(password: string): Promise<string>
  /** Whether a password fits its record; without a record it takes as long and answers false. @throws DomainError system.busy with `Retry-After` */
  check(password: string, record: string | null, turn?: Turn): Promise<boolean>
}

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
 * Makes the password port; `cost` is the exponent of scrypt's work factor (15, with r 8 and p 3, is OWASP's setting), `mostFrom` how many
 * turns are kept for those of one network while they wait.
 */
export function makePasswords(cost: number, mostFrom = Infinity): Passwords {
  const turns = makeTurns({ atOnce, now: () => performance.now(), usual: usualMs, mostFrom })
  const write = (salt: Buffer, key: Buffer): string => `scrypt$${cost}$${salt.toString('base64')}$${key.toString('base64')}`
  const nobody = write(Buffer.alloc(16), Buffer.alloc(keyLength))

  return {
    enter: turns.enter,
    make: (password) =>
      turns.take({}, async () => {
        const salt = randomBytes(16)
        return write(salt, await derive(password, salt, cost))
      }),
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
