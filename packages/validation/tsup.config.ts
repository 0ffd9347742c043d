import { definePackage } from '@parlour/tsup'

export default definePackage({
  index: 'src/index.ts',
  digits: 'src/digits/index.ts',
  fold: 'src/fold/index.ts',
  names: 'src/names/index.ts',
  phone: 'src/phone/index.ts',
  react: 'src/react/index.ts',
})
