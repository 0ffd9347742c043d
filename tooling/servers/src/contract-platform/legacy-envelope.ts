import { createDecipheriv } from 'node:crypto'

/** The throw-away key of the contract's test vector. Source: contract 2.4. */
export const modulus =
  'bfc938a0a46e9d07882e0d92206c7b3def94463eebd2639785d83e53d48a28a06c0ffa92c8706f60dfb4126077d23570d1a0a17047e05333c513bd50418f16d0417e396545ce669f843efc3d4dcabf46ee08a7f6f250e933fdad6beb12f0389310eeccd10cdc0c1542b443ae2bccdde3a89222fe3dd4b37c06b0b78482106a05'
const privateExponent =
  '89f24f43e4e2171acacded3ef509725feb4a68786ba109b77c333d29890fd307089339b5886caf002c07d6cc028375a2ef752d89987976ff1ebb03098e0e40e64d9d3b1e82195e5c8f6fce82507cb592cbf6e1f4204668546eae1e2df138a7e6b4b81cf86b38ed2fe9c0327d7c6891d6a54024d8c7f872b9ef5605a0687e13e5'

function power(base: bigint, exponent: bigint, modulo: bigint): bigint {
  let result = 1n
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % modulo)
    if (rest & 1n) result = (result * square) % modulo
  return result
}

/**
 * Opens an encrypted payload: the `Encryption` header holds the reversed key, whose first 8 characters are the DES key.
 * Node has single DES only as triple DES with one key three times. Source: contract 2.2, 2.3.
 *
 * @returns the parsed JSON; undefined when header and text do not fit
 */
export function openEnvelope(value: unknown, header: string | undefined): unknown {
  if (typeof value !== 'string' || !/^[0-9a-f]+$/i.test(header ?? '')) return undefined
  try {
    const number = power(BigInt(`0x${header}`), BigInt(`0x${privateExponent}`), BigInt(`0x${modulus}`))
    const hex = number.toString(16)
    // The first character is the least significant byte, and the text is reversed: big-endian bytes are the key itself.
    const key = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex').subarray(0, 8)
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
    return JSON.parse(decipher.update(value, 'base64', 'utf8') + decipher.final('utf8'))
  } catch {
    return undefined
  }
}
