import type { SBType, StrictArgTypes } from 'storybook/internal/types'
import { Table } from './table.tsx'

interface Described {
  readonly type?: { readonly summary?: string }
  readonly defaultValue?: { readonly summary?: string } | null
}

const typeOf = (type: SBType | undefined): string => {
  if (type?.name === 'union') return type.value.map((each) => typeOf(each)).join(' | ')
  if (type?.name === 'literal') return String(type.value)
  return type?.name === 'other' ? type.value : (type?.raw ?? type?.name ?? '')
}

/** The props of a component as its types tell them. */
export function PropsTable({ argTypes }: { readonly argTypes: StrictArgTypes }) {
  const props = Object.values(argTypes).filter(({ table }) => table && 'type' in table)
  if (props.length === 0) return null
  const rows = props.map(({ name, description, type, table }) => {
    const { type: told, defaultValue } = (table ?? {}) as Described
    return [
      name,
      <span key={name} className="d-code">
        {name}
        {type?.required && (
          <span className="d-must" title="Must be given">
            {' '}
            *
          </span>
        )}
      </span>,
      <span key="type" className="d-code d-code--type">
        {told?.summary && told.summary !== 'union' ? told.summary : typeOf(type)}
      </span>,
      <span key="default" className="d-code">
        {defaultValue?.summary ?? ''}
      </span>,
      description ?? '',
    ] as const
  })
  return <Table label="Props" heads={['Prop', 'Type', 'When left out', 'What it does']} rows={rows} />
}
