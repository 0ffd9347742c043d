import { isRefused } from '@parlour/api-client'
import type { Issue } from '@parlour/validation'

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The field that a refusal names; null where it names none. */
export const fieldOf = (value: unknown): string | null => {
  const named = part(value, 'field')
  return typeof named === 'string' ? named : null
}

/** What `register.field.invalid` says of a field by its pattern and length; null for another error. */
export function fieldRefusal(error: unknown): Issue | null {
  const field = isRefused(error, 'register.field.invalid') ? fieldOf(error.value) : null
  if (field === null || !isRefused(error)) return null
  const [patternId, min, max] = ['patternId', 'min', 'max'].map((name) => numberOf(part(error.value, name)))
  return {
    field,
    code: 'pattern',
    ...(patternId !== undefined && { patternId }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}
