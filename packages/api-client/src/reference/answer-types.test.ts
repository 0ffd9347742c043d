import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { allEndpoints } from '../testing/index.ts'
import { describeEndpoint } from './index.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('answers.ts', import.meta.url))
const text = [
  "import type { AnswerOf } from '../endpoint.ts'",
  "import type * as endpoints from '../endpoints/index.ts'",
  ...allEndpoints.map(({ name }) => `export declare const ${name}: AnswerOf<typeof endpoints.${name}>`),
].join('\n')

function programOf(): ts.Program {
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext) : getSourceFile(path, ...rest)
  host.fileExists = (path) => path === file || fileExists(path)
  return ts.createProgram([file], { ...options, noEmit: true, types: [] }, host)
}

const program = programOf()
const checker = program.getTypeChecker()
const source = program.getSourceFile(file)
const module = source && checker.getSymbolAtLocation(source)
const types = new Map(
  module && checker.getExportsOfModule(module).map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)] as const),
)

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])
const isNothing = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
const listed = (type: ts.Type): ts.Type | undefined =>
  checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
const sorted = (names: readonly string[]): string => [...new Set(names)].toSorted().join(' | ')

/** The kind of a type, as the reference writes it. */
function kindOf(type: ts.Type): string {
  return sorted(
    partsOf(type).flatMap((part) => {
      if (part.flags & ts.TypeFlags.Undefined) return []
      const item = listed(part)
      if (item) return `${kindOf(item)}[]`
      if (part.flags & ts.TypeFlags.Object && !checker.isTupleType(part)) {
        return part.getStringIndexType() ? 'Record' : 'object'
      }
      // A marked number, such as the amount of a bonus, is a number.
      const name = checker.typeToString((part.isIntersection() && part.types[0]) || part)
      return name === 'true' || name === 'false' ? 'boolean' : name
    }),
  )
}

/** Every member of a type with its kind, by path. */
function membersOf(type: ts.Type, path = '', above: readonly ts.Type[] = []): [string, string][] {
  if (above.includes(type)) return []
  const within = [...above, type]
  return partsOf(type)
    .filter((part) => !isNothing(part))
    .flatMap((part): [string, string][] => {
      const item = listed(part)
      if (item) return membersOf(item, `${path}[]`, within)
      if (!(part.flags & ts.TypeFlags.Object) || checker.isTupleType(part)) return []
      const value = part.getStringIndexType()
      if (value) return membersOf(value, `${path}{}`, within)
      return part.getProperties().flatMap((member): [string, string][] => {
        const inner = checker.getTypeOfSymbol(member)
        const at = path ? `${path}.${member.name}` : member.name
        return [[at, kindOf(inner)], ...membersOf(inner, at, within)]
      })
    })
}

/** Members in one order; one that stands in several objects of a choice has the kinds of all. */
function inOrder(members: readonly (readonly [string, string])[]): string[] {
  const found = new Map<string, string>()
  for (const [path, kind] of members) found.set(path, sorted(`${found.get(path) ?? kind} | ${kind}`.split(' | ')))
  return [...found].map(([path, kind]) => `${path}: ${kind}`).toSorted()
}

/** A type of the reference in the same words. */
const plain = (type: string): string =>
  sorted(
    type
      .replace(/\bsum\b/g, 'number')
      .replace(/^Record<.*>/, 'Record')
      .split(' | '),
  )

test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-01] the description of the answer of %s is the type that a caller sees',
  (name, endpoint) => {
    const type = types.get(name)
    if (!type) throw new RangeError(`no type of ${name}`)
    const { answers, response } = describeEndpoint(endpoint)
    expect(plain(answers)).toBe(kindOf(type))
    const described = response.filter(({ path }) => path).map((member) => [member.path, plain(member.type)] as const)
    expect(inOrder(described)).toEqual(inOrder(membersOf(type)))
  },
)
