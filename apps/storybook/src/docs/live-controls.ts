import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

const drawn = (value: unknown): boolean =>
  typeof value === 'function' || isValidElement(value) || (typeof value === 'object' && value !== null && Object.values(value).some((each) => drawn(each)))

/** Words that may be any node are typed in as text; what cannot be written as JSON, such as an icon, is left to the code. */
export const liveControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => {
    const given = initialArgs[name]
    if (typeof given === 'string' && argType.type?.name === 'other') return [name, { ...argType, control: { type: 'text' } }]
    return [name, drawn(given) ? { ...argType, control: { disable: true } } : argType]
  }))
