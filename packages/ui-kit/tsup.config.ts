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
    chart: 'src/components/chart/index.ts',
    'date-range': 'src/components/date-range/index.ts',
    icons: 'src/icons/index.ts',
    menu: 'src/components/menu/index.ts',
    'floating-panel': 'src/components/floating-panel/index.ts',
    'lazy-pictures': 'src/components/lazy-pictures/index.ts',
    qr: 'src/components/qr/index.ts',
    tooltip: 'src/components/tooltip/index.ts',
    'phone-field': 'src/components/phone-field/index.ts',
    select: 'src/components/select-menu/index.ts',
    tokens: 'src/tokens/index.ts',
  }),
  onSuccess: copyStyles,
}
