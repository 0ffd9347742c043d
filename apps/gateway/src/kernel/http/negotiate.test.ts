import { expect, test } from 'vitest'
import { acceptedEncoding, acceptedLanguages, hasVersion } from './negotiate.ts'
import { visitLanguage } from './visit-language.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['br ; Q=0 , GZIP', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*, br;q=0', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', null],
  ['brotli, x-br, gzipped', null],
  [',, ;q=1', null],
  ['', null],
  [null, null],
])('of brotli and gzip, "%s" takes %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"A"', false],
  ['"a-gzip"', false],
  ['', false],
  [null, false],
])('who says If-None-Match: %s has the version "a": %s', (header, has) => {
  expect(hasVersion(header, '"a"')).toBe(has)
})

test.each([
  ['vi-VN,vi;q=0.9,en;q=0.8', 'VI'],
  ['en;q=0.5, th', 'TH'],
  ['th;q=0, id', 'ID'],
  ['tl', 'TY'],
  ['fil-PH', 'TY'],
  ['in-ID', 'ID'],
  ['zh-Hant-TW', 'CN'],
  ['de, fr;q=0.5', 'TY'],
  ['*', 'TY'],
  ['', 'TY'],
  [undefined, 'TY'],
])('[I18N-04] a first visit that asks for %s is answered in %s', (header, language) => {
  expect(visitLanguage(undefined, header)).toBe(language)
})

test('[I18N-04] the order of languages is that of their weights, and a refused one is none', () => {
  expect(acceptedLanguages('en;q=0.5, vi-VN, th;q=0')).toEqual(['vi-vn', 'en'])
})
