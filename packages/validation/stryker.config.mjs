import { defineMutation } from '@parlour/vitest/mutation'

export default defineMutation(['src/*.ts', 'src/files/*.ts', 'src/forms/*.ts', 'src/pattern/*.ts', '!src/index.ts', '!src/slots.ts'])
