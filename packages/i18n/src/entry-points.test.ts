import { expect, test } from 'vitest'
import * as compile from './compile/index.ts'
import * as core from './index.ts'
import * as pseudo from './pseudo/index.ts'
import * as react from './react/index.ts'

const names = (entryPoint: object) => Object.keys(entryPoint).toSorted()

test('the entry points of this package give these names', () => {
  expect({ '.': names(core), './react': names(react), './compile': names(compile), './pseudo': names(pseudo) }).toEqual(
    {
      '.': [
        'addDays',
        'countDays',
        'countdownText',
        'createFormat',
        'createText',
        'dayAt',
        'dayStart',
        'directionOf',
        'formatMoney',
        'isDay',
        'isLanguageCode',
        'languageName',
        'languages',
        'packs',
        'tagOf',
      ],
      './react': ['TextProvider', 'createUseText', 'useFormat'],
      './compile': ['compileMessages'],
      './pseudo': ['pseudoCodes', 'pseudoMessages'],
    },
  )
})
