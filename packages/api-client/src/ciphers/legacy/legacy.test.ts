import { expect, test } from 'vitest'
import { openLegacy, sealLegacy, sealRandomText } from './index.ts'
import { rsaDecryptKey } from './rsa-block.ts'

const modulus =
  'bfc938a0a46e9d07882e0d92206c7b3def94463eebd2639785d83e53d48a28a06c0ffa92c8706f60dfb4126077d23570d1a0a17047e05333c513bd50418f16d0417e396545ce669f843efc3d4dcabf46ee08a7f6f250e933fdad6beb12f0389310eeccd10cdc0c1542b443ae2bccdde3a89222fe3dd4b37c06b0b78482106a05'
const privateExponent =
  '89f24f43e4e2171acacded3ef509725feb4a68786ba109b77c333d29890fd307089339b5886caf002c07d6cc028375a2ef752d89987976ff1ebb03098e0e40e64d9d3b1e82195e5c8f6fce82507cb592cbf6e1f4204668546eae1e2df138a7e6b4b81cf86b38ed2fe9c0327d7c6891d6a54024d8c7f872b9ef5605a0687e13e5'
const plain = '{"username":"demo01","password":"abc12345","captcha":null,"type":"username"}'

test('[API-02] the contract vector seals to the same base64 and the same hexadecimal', () => {
  const sealed = sealLegacy(plain, 'Ab3dEf7hIk1mNp2q', modulus)
  expect(sealed.body.value).toBe(
    'zV0+zioD1RKGQGbr8gfkIGDJlfEZHdPN/8xSU9Xm2JOr8e6Twff1eOhEOJZpyuLaHAbhOYJnBTS4HXkO15hOPzV2vr9ewCe1uQstAC3PDs4=',
  )
  expect(sealed.headers.Encryption).toBe(
    '8c92a92bdec942bf506b61acb018b10df11bf3fec8c7a2c0adbc815b4f3b87004f8b51b1c1d706449853d2ed8e9c22c10d4cc6bd9a8454a92cc0653baa2ac96033b553d618051313b7d6d0070ee75a27a889d1de8e7c3246d0fed677970f0ff8b3264baf170afd1d8dc1b537900a681932f375e4d100fe6b049fd29c33dac141',
  )
})

test('[API-02] the server opens the contract vector, and answers null to a changed one', () => {
  const { headers, body } = sealLegacy(plain, 'Ab3dEf7hIk1mNp2q', modulus)
  const header = headers.Encryption ?? ''
  expect(openLegacy(body.value, header, { modulus, privateExponent })).toEqual(JSON.parse(plain))
  expect(openLegacy(`A${body.value.slice(1)}`, header, { modulus, privateExponent })).toBeNull()
  expect(openLegacy(body.value, 'zz', { modulus, privateExponent })).toBeNull()
})

test('[LOG-08] a random text under the key is 16 letters and digits, another each time', () => {
  const texts = Array.from({ length: 20 }, () => rsaDecryptKey(sealRandomText(modulus), modulus, privateExponent))
  expect(texts.every((text) => /^[0-9A-Za-z]{16}$/.test(text))).toBe(true)
  expect(new Set(texts).size).toBe(20)
})
