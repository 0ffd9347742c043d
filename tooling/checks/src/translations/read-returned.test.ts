import { expect, test } from 'vitest'
import { findLanguage } from './languages-of.ts'
import { readReturned } from './read-returned.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const xliff = (unit: string, head = 'version="2.0" srcLang="en" trgLang="th-TH"'): Uint8Array =>
  bytes(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${head}><file id="games"><unit id="games:games.title">${unit}</unit></file></xliff>`,
  )

const readUnit = (unit: string) => readReturned({ name: 'a.xliff', bytes: xliff(unit) }).units[0]

test('[I18N-01] segments that a tool has cut, its marks and CDATA are one text again', () => {
  const unit = `<segment><source>One. </source><target><mrk id="m1" type="term">Isa</mrk>. </target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>Two</source><target><![CDATA[<b>Dalawa</b>]]><cp hex="0007"/></target></segment>`
  expect(readUnit(unit)).toEqual({ id: 'games:games.title', source: 'One.  Two', target: 'Isa.  <b>Dalawa</b>\u0007' })
})

test('[I18N-01] a target that is missing or empty is no translation', () => {
  expect(readUnit('<segment><source>One</source></segment>')?.target).toBe('')
  expect(readUnit('<segment><source>One</source><target/></segment>')?.target).toBe('')
})

test.each([
  [
    'a code of the tool',
    'a.xliff',
    xliff('<segment><source>One</source><target><ph id="1"/></target></segment>'),
    'games:games.title holds the code <ph>',
  ],
  [
    'half a translation',
    'a.xliff',
    xliff('<segment><source>1</source><target>1</target></segment><segment><source>2</source></segment>'),
    'translated in part',
  ],
  [
    'another version',
    'a.xlf',
    bytes('<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>'),
    'is not XLIFF 2.0',
  ],
  [
    'broken XML',
    'a.xlf',
    bytes('<xliff>\n<unit>\n</xliff>'),
    /^is not well-formed XML in line 2: Opening and ending tag mismatch: "unit" != "xliff"$/,
  ],
  [
    'a file cut off in a text',
    'a.xlf',
    bytes('<xliff>\n<unit>\n<source>On'),
    /^ends in line 3 without <\/xliff>: a part is missing, save it again$/,
  ],
  [
    'a file cut off in a tag',
    'a.xlf',
    bytes('<xliff>\n<unit id="a'),
    /^ends in line 2 without <\/xliff>: a part is missing, save it again$/,
  ],
  [
    'a file cut off behind a tag',
    'a.xlf',
    bytes('<xliff>\n<unit>\n'),
    /^ends in line 2 without <\/xliff>: a part is missing, save it again$/,
  ],
  ['a file cut off in a sign', 'a.xlf', bytes('<xliff>\n<unit>เ').slice(0, -1), /^ends in line 2 without <\/xliff>/],
  ['a sheet cut off in a sign', 'a.csv', bytes('id,source EN,target TH\na,b,เ').slice(0, -1), 'is not UTF-8'],
  ['an empty file', 'a.xlf', bytes(''), /^is empty$/],
  [
    'an entity of its own',
    'a.xlf',
    bytes('<!DOCTYPE x [<!ENTITY a "b">]><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0">&a;</xliff>'),
    '',
  ],
  ['another encoding', 'a.csv', Uint8Array.of(0x69, 0x64, 0xe9), 'is not UTF-8'],
  ['another format', 'a.xlsx', bytes(''), 'is neither .xliff, .xlf nor .csv'],
])('[I18N-02] %s is refused with a sentence', (_, name, content, complaint) => {
  expect(() => readReturned({ name, bytes: content })).toThrow(complaint)
})

test('[I18N-01] a sheet may come back with semicolons, tabs, or as UTF-16', () => {
  const rows = 'id;source EN;target TH\ngames:games.title;Games;"เกม; ทั้งหมด"\n'
  const expected = { language: 'TH', units: [{ id: 'games:games.title', source: 'Games', target: 'เกม; ทั้งหมด' }] }
  expect(readReturned({ name: 'a.csv', bytes: bytes(rows) })).toEqual(expected)
  const tabs = rows.replace(/;(?! )/g, '\t')
  expect(
    readReturned({ name: 'a.csv', bytes: Uint8Array.from([0xff, 0xfe, ...Buffer.from(tabs, 'utf16le')]) }),
  ).toEqual(expected)
})

test.each([
  ['TH', 'TH'],
  ['th', 'TH'],
  ['th-TH', 'TH'],
  ['tl', 'TY'],
  ['fil-PH', 'TY'],
  ['zh-CN', 'CN'],
  ['zh-TW', 'TW'],
  ['nonsense!', undefined],
])('a tool that writes %s means %s', (said, code) => {
  const languages = new Map([
    ['TY', 'fil'],
    ['EN', 'en'],
    ['CN', 'zh-Hans-CN'],
    ['TW', 'zh-Hant-TW'],
    ['TH', 'th'],
  ])
  expect(findLanguage(languages, said)).toBe(code)
})
