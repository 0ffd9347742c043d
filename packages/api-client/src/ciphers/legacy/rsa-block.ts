const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const reverse = (text: string): string => [...text].reverse().join('')

/** Textbook RSA of a reversed key text, first character least significant, as hexadecimal. Source: contract 2.2. */
export function rsaEncryptKey(key: string, modulusHex: string): string {
  let block = 0n
  const text = reverse(key)
  for (let i = text.length - 1; i >= 0; i--) block = (block << 8n) | BigInt(text.charCodeAt(i))
  const hex = power(block, 65537n, BigInt(`0x${modulusHex}`)).toString(16)
  return hex.padStart(Math.ceil(hex.length / 4) * 4, '0')
}

/** The key text back from its block, with the private exponent. Source: contract 2.3. */
export function rsaDecryptKey(blockHex: string, modulusHex: string, privateExponentHex: string): string {
  let block = power(BigInt(`0x${blockHex}`), BigInt(`0x${privateExponentHex}`), BigInt(`0x${modulusHex}`))
  let text = ''
  for (; block > 0n; block >>= 8n) text += String.fromCharCode(Number(block & 255n))
  return reverse(text)
}
