export { createUseText } from './create-use-text.ts'
export { TextProvider } from './text-provider.tsx'
export { useFormat } from './use-format.ts'

export type { RichValues, Tag, Text } from './create-use-text.ts'
