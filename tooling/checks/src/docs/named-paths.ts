import { codeOf } from './code-of.ts'

const extension = /\.(?:ts|tsx|mjs|cjs|md|css|json|jsonl|conf|yaml|yml|sql|env|service|timer|signal|svg|webp|txt)$/

/** What a build, a test run or the operator writes: its path stands in a document and not in the repository. */
const written = /(?:^|\/)(?:dist|\.data|test-results|\.toolchain|node_modules)(?:\/|$)|^deploy\/container\/tls$/

/** What `tooling/art` draws, files of the archive, and files on the machines of an operator. */
const elsewhere =
  /^(?:posters|signs|banners|logos|avatars|ranks|promotions|rewards|panels|brand)\/|^manifest\.json$|^<month>\/|^CREDITS\.txt$|^conf\.d\/|^standby\.signal$/

/**
 * The paths that a document names in backticks. Addresses (`/lottery`, `http://…`), media types, entry points of
 * packages (`@parlour/x`, `./react`), code, and what a build writes are none.
 */
export function namedPaths(text: string): string[] {
  const paths = codeOf(text).spans.filter(
    (span) =>
      /^[\w.*<>{},@$-]+(?:\/[\w.*<>{},@$-]+)*\/?$/.test(span) &&
      (extension.test(span) || /^(?:apps|packages|tooling|docs|deploy|src|bench|examples)\//.test(span)) &&
      !span.startsWith('@') &&
      !span.startsWith('./') &&
      !written.test(span) &&
      !elsewhere.test(span),
  )
  return [...new Set(paths)]
}

const escaped = (text: string): string => text.replace(/[.+^$()|[\]\\]/g, '\\$&')

/** A pattern of a path: `<name>` and `*` are any name, `{a,b}` one of its words. */
const patternOf = (path: string): string =>
  escaped(path.replace(/\/$/, ''))
    .replace(/<[^>]+>/g, '[^/]+')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]+)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`)

/**
 * Whether a path that a document names is in the tree: from the root when it begins with a top folder, below the
 * document's workspace when it begins with `src/` there, else at the end of any path.
 */
export function isInTree(path: string, document: string, tree: readonly string[]): boolean {
  const [, workspace] = /^((?:apps|packages|tooling)\/[^/]+)\//.exec(document) ?? []
  const pattern = patternOf(path)
  const whole = new RegExp(
    /^(?:apps|packages|tooling|docs|deploy)\//.test(path)
      ? `^${pattern}$`
      : workspace !== undefined && path.startsWith('src/')
        ? `^${workspace}/${pattern}$`
        : `(?:^|/)${pattern}$`,
  )
  return tree.some((file) => whole.test(file))
}

/** The targets of the links of a document, without those to other sites. */
export const linksOf = (text: string): string[] =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
