import { expect, test } from 'vitest'
import { resource } from '../testing/resources.ts'
import { appLinks } from './app-links.ts'

const origin = 'https://vesper.example'

test('[SIDE-04] [MOD-03] each kind of phone has the link of its resource, or none', () => {
  expect(
    appLinks([resource('Android', 'https://a.example/v.apk'), resource('MOBILECONFIG', '/app/v.mobileconfig')], origin),
  ).toEqual({ android: 'https://a.example/v.apk', ios: 'https://vesper.example/app/v.mobileconfig' })
  expect(appLinks([resource('Android', 'javascript:alert(1)')], origin)).toEqual({ android: null, ios: null })
})
