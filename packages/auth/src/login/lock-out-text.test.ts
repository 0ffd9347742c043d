import { countdownText, createText, tagOf } from '@parlour/i18n'
import { expect, test } from 'vitest'
import cn from '../../messages/CN.json' with { type: 'json' }
import en from '../../messages/EN.json' with { type: 'json' }
import id from '../../messages/ID.json' with { type: 'json' }
import th from '../../messages/TH.json' with { type: 'json' }
import ty from '../../messages/TY.json' with { type: 'json' }
import vi from '../../messages/VI.json' with { type: 'json' }
import type { AuthMessages } from '../messages.gen.ts'

const packs = { CN: cn, EN: en, ID: id, TH: th, TY: ty, VI: vi } as const
const languages = Object.keys(packs) as (keyof typeof packs)[]
const waits = [1, 47, 59, 60, 61, 1_800, 3_600, 86_400]
const tries = [0, 1, 2, 4]

const say = (language: keyof typeof packs) => createText<AuthMessages>(language, packs[language])

test.each(languages.flatMap((language) => waits.map((seconds) => ({ language, seconds }))))(
  '[T9][LOG-04] $language says a wait of $seconds s with its time, in three ways',
  ({ language, seconds }) => {
    const text = say(language)
    const time = countdownText(seconds)
    const at = new Date(seconds * 1000).toLocaleTimeString(tagOf(language))
    const told = [
      text('auth.wait.tries', { time }),
      text('auth.wait.again', { time }),
      text('auth.wait.locked', { time, at }),
      text('auth.otp.resend_in', { time }),
    ]
    expect(told.every((sentence) => sentence.includes(time) && !/[{}#]/.test(sentence))).toBe(true)
    expect(told[2]).toContain(at)
    expect(new Set(told).size).toBe(4)
  },
)

test.each(languages.flatMap((language) => tries.map((left) => ({ language, left }))))(
  '[T9][LOG-04] $language says that $left tries are left',
  ({ language, left }) => {
    const sentence = say(language)('auth.login.wrong', { tries: left })
    expect(sentence).not.toMatch(/[{}#]/)
    expect(sentence.includes(String(left))).toBe(left > 0)
  },
)
