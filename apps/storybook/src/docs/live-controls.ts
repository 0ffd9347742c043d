import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

const drawn = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => drawn(each)))

/** A union of literals says its words, not that it is one. */
const toldInWords = (argType: StrictInputType): StrictInputType => {
  const { type, table } = argType
  return type?.name === 'enum' && table?.type?.summary === 'union'
    ? { ...argType, table: { ...table, type: { ...table.type, summary: type.value.join(' | ') } } }
    : argType
}

/**
 * Words that may be any node are typed in as text; what cannot
 * be written as JSON, such as an icon, is left to the code.
 */
export const liveControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given = initialArgs[name]
      const told = toldInWords(argType)
      if (typeof given === 'string' && told.type?.name === 'other')
        return [name, { ...told, control: { type: 'text' } }]
      return [name, drawn(given) ? { ...told, control: { disable: true } } : told]
    }),
  )
