import { cp } from 'node:fs/promises'
import { definePackage } from '@parlour/tsup'

const isStyleOrFolder = (path: string) => path.endsWith('.css') || !/\.\w+$/.test(path) || path.includes('fonts')

const copyStyles = async () => {
  for (const folder of ['styles', 'components', 'fonts']) {
    await cp(`src/${folder}`, `dist/${folder}`, { recursive: true, filter: isStyleOrFolder })
  }
}

export default {
  ...definePackage({
    index: 'src/index.ts',
    icons: 'src/icons/index.ts',
    menu: 'src/components/menu/index.ts',
    tokens: 'src/tokens/index.ts',
  }),
  onSuccess: copyStyles,
}
