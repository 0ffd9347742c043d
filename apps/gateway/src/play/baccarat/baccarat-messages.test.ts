import { expect, test } from 'vitest'
import { isMessageCode, openSentence, sentences, type MessageCode } from '../../kernel/http/messages.ts'
import vietnameseTexts from '../../../messages/VI.json' with { type: 'json' }

test('[LAU-07] in every language a tie pays eight for one, and not the other way round', () => {
  expect(sentences('baccarat.pays', { times: '8' })).toEqual({
    EN: '8 to 1',
    TY: '8 sa 1',
    CN: '1 赔8',
    TH: '8 ต่อ 1',
    VI: '1 ăn 8',
    ID: '8 banding 1',
  })
})

test('[LAU-07] in Vietnamese the hands are Con and Cái: "nhà cái" is the house, which is no hand', () => {
  const vietnamese = (code: MessageCode) => openSentence(code, 'VI')
  expect(vietnamese('poker-tables.howRake')).toMatch(/^Nhà cái /)
  const codes = Object.keys(vietnameseTexts).filter((code) => code.startsWith('baccarat.'))
  expect(codes.length).toBeGreaterThan(40)
  for (const code of codes.filter(isMessageCode)) expect(vietnamese(code), code).not.toMatch(/nhà cái/i)
  for (const [hand, name] of [
    ['player', 'Con'],
    ['banker', 'Cái'],
  ] as const) {
    expect(vietnamese(`baccarat.field.${hand}`)).toBe(name)
    expect(vietnamese(`baccarat.field.${hand}Pair`)).toBe(`${name} đôi`)
    expect(vietnamese(`baccarat.wins.${hand}`)).toContain(`${name} thắng`)
  }
})
