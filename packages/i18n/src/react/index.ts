export { createUseText } from './create-use-text.ts'
export { TextProvider } from './text-provider.tsx'
export { useFormat } from './use-format.ts'

export type { RichValues, Text } from './create-use-text.ts'
