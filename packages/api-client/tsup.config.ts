import { defineRequired } from '@parlour/tsup'

export default defineRequired(
  {
    index: 'src/index.ts',
    endpoints: 'src/endpoints/index.ts',
    react: 'src/react/index.ts',
    'ciphers/box': 'src/ciphers/box/index.ts',
    'ciphers/legacy': 'src/ciphers/legacy/index.ts',
    brand: 'src/brand/index.ts',
    hints: 'src/hints/index.ts',
    reference: 'src/reference/index.ts',
    testing: 'src/testing/index.ts',
  },
  ['ky'],
)
