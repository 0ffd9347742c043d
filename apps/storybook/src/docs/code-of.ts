import { Fragment, isValidElement, type ReactElement } from 'react'
import { entryPointOf, type EntryPoint } from './entry-points.ts'

/** As much of a list as an example needs. */
const shown = 2
const width = 100

type Used = Map<string, EntryPoint>
type Props = Readonly<Record<string, unknown>>

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')
const fits = (text: string) => text.length <= width && !text.includes('\n')
/**
 * Props of the kit that are off or empty are those that an example
 * leaves out; an empty attribute of HTML says something (`alt`).
 */
const nothing = (value: unknown) => value === undefined || value === null || value === false || value === ''

const nameOf = (type: unknown, used: Used): string => {
  if (typeof type === 'string') return type
  const entryPoint = entryPointOf(type)
  if (!entryPoint)
    throw new Error(
      `The example of a component draws ${(type as { name?: string }).name ?? 'something'}, which no package exports.`,
    )
  used.set(entryPoint.name, entryPoint)
  return entryPoint.name
}

/**
 * A value in braces. What comes from the reader's own page (a picture, a function) stands under the name of its prop.
 */
const valueOf = (value: unknown, prop: string, used: Used): string => {
  if (typeof value === 'function') return prop
  if (typeof value === 'string')
    return value.startsWith('data:') ? prop : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (isValidElement(value)) return value.type === 'svg' ? prop : elementOf(value, used)
  if (Array.isArray(value)) {
    const plain = value.every((each) => typeof each !== 'object')
    const items = (plain ? value : value.slice(0, shown)).map((each) => valueOf(each, prop, used))
    const line = `[${items.join(', ')}]`
    const rest = value.length - items.length
    return rest === 0 && fits(line)
      ? line
      : `[\n${indent([...items.map((item) => `${item},`), ...(rest ? [`// and ${rest} more`] : [])].join('\n'))}\n]`
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => {
      const text = valueOf(each, key, used)
      return text === key ? key : `${key}: ${text}`
    })
  const line = `{ ${entries.join(', ')} }`
  return fits(line) ? line : `{\n${indent(entries.map((entry) => `${entry},`).join('\n'))}\n}`
}

const attribute = (name: string, value: unknown, used: Used): string => {
  if (value === true) return name
  if (typeof value === 'string' && !value.startsWith('data:') && !/["\n]/.test(value)) return `${name}="${value}"`
  const text = valueOf(value, name, used)
  return text.includes('\n') && isValidElement(value) ? `${name}={\n${indent(text)}\n}` : `${name}={${text}}`
}

const childOf = (child: unknown, used: Used): string[] => {
  if (nothing(child) || child === true) return []
  if (Array.isArray(child)) {
    const rest = child.filter((each) => !nothing(each)).length - shown
    const alike = child.length > shown && child.every((each) => isValidElement(each) && each.key !== null)
    return [
      ...(alike ? child.slice(0, shown) : child).flatMap((each) => childOf(each, used)),
      ...(alike && rest > 0 ? [`{/* and ${rest} more */}`] : []),
    ]
  }
  if (isValidElement<Props>(child) && child.type === Fragment) return childOf(child.props['children'], used)
  if (isValidElement(child)) return child.type === 'svg' ? ['{picture}'] : [elementOf(child, used)]
  if (typeof child === 'function') return ['{children}']
  const text = String(child)
  return [/[{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text]
}

const elementOf = ({ type, props }: ReactElement, used: Used): string => jsxOf(type, props as Props, used)

const jsxOf = (type: unknown, { children, ...props }: Props, used: Used): string => {
  const name = type === Fragment ? '' : nameOf(type, used)
  const isTold = (value: unknown) => !nothing(value) || (value === '' && typeof type === 'string')
  const attributes = Object.entries(props)
    .filter(([, value]) => isTold(value))
    .map(([key, value]) => attribute(key, value, used))
  const inside = childOf(children, used)
  const line = [`<${name}`, ...attributes].join(' ')
  const open = fits(line) ? line : `<${name}\n${indent(attributes.join('\n'))}\n`
  if (inside.length === 0) return fits(line) ? `${open} />` : `${open}/>`
  const whole = `${open}>${inside.join('')}</${name}>`
  return fits(whole) ? whole : `${open}>\n${indent(inside.join('\n'))}\n</${name}>`
}

/**
 * An example to copy: the imports it needs and its JSX, told
 * from a component of the kit and the args of its Playground.
 */
export function codeOf(component: unknown, args: Props): string {
  const used: Used = new Map()
  const jsx = jsxOf(component, args, used)
  const entryPoints = [...new Set([...used.values()].map(({ from }) => from))].toSorted()
  const namesOf = (entryPoint: string) =>
    [...used.values()]
      .filter(({ from }) => from === entryPoint)
      .map(({ name }) => name)
      .toSorted()
  const imports = entryPoints.map((entryPoint) => `import { ${namesOf(entryPoint).join(', ')} } from '${entryPoint}'`)
  return [...imports, '', jsx].join('\n')
}
