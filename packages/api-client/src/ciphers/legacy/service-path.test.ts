import { expect, test } from 'vitest'
import { decryptServicePath, desEncrypt } from './index.ts'

test('[API-02] the path of a customer-service entry opens with its own last 8 characters', () => {
  const path = 'Eu9kBaYKoffXQjS1p47jq+Qy33y6rsdPesQVwA7CcQgUYPMFpaVTWQ==k3y8Char'
  expect(decryptServicePath(path)).toBe('https://chat.example.com/room?id=1')
  expect(decryptServicePath(`${desEncrypt('https://chat.example.com/ñ', 'k3y8Char')}k3y8Char`)).toBe(
    'https://chat.example.com/ñ',
  )
})

test.each([
  '',
  'k3y8Char',
  'plain text',
  'https://chat.example.com/room',
  'Eu9kBaYKoffXQjS1p47jq+Qy33y6rsdPesQVwA7CcQgUYPMFpaVTWQ==k3y8Chax',
])('[API-02] a text that is no such path opens to null: %j', (path) => {
  expect(decryptServicePath(path)).toBeNull()
})
