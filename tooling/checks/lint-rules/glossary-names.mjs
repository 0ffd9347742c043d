/**
 * Words that `docs/glossary.md` replaced, by what a name says
 * instead. A word is one part of a name: `studio` is in `studioOf`.
 */
const refused = {
  accumulator: 'parlay',
  bankCard: 'payoutAccount',
  beneath: 'downline',
  cabinet: 'genericGame',
  coupon: 'sportsbook',
  door: 'entryPoint or admission',
  doors: 'entryPoints',
  fence: 'architectureRule',
  fences: 'architectureRules',
  freePlay: 'demo',
  hear: 'onMessage',
  lapse: 'expire',
  lapsed: 'expired',
  mall: 'pointsShop',
  movement: 'transfer',
  movements: 'transfers or transactions',
  outbid: 'conflictingContracts',
  studio: 'provider',
  studios: 'providers',
  trueAccount: 'realAccount',
  trueMember: 'realMember',
  vassalage: 'provider',
  vendor: 'provider',
  vendors: 'providers',
  wager: 'wagering',
  wagers: 'wagering',
}

/** Verbs that a function may not begin with, and endings that a file may not have. */
const verbs = { tell: 'notify or serialize', say: 'describe or announce', hear: 'on' }
const endings = { words: 'messages', sums: 'amounts', doors: 'entry-points' }

/** Members of the wire, and the address that the platform fixes: what holds one may be named like it. */
const ofThePlatform = new Set([
  'bankCardId',
  'pointMall',
  'transferVendors',
  'vassalage',
  'vendor',
  'vendorBalance',
  'vendorId',
  'vendorName',
  'wager',
  'wagerMultiple',
  'wagerOn',
  'wagerTimes',
])

const patternOf = (word) => new RegExp(`(?:^${word}|${word[0].toUpperCase()}${word.slice(1)})(?![a-z])`)
const patterns = Object.entries(refused).map(([word, instead]) => [patternOf(word), instead])
const camel = (name) => name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase())

/** What a name should say instead of the old word in it, or null. */
const insteadOf = (name) =>
  ofThePlatform.has(name) ? null : (patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null)

const ofFunction = (name) => verbs[/^([a-z]+)[A-Z]/.exec(name)?.[1]] ?? null
const ofFile = (name) => endings[/-([a-z]+)$/.exec(name)?.[1]] ?? null

/** New names say the field's words. */
export const glossaryNames = {
  create: (context) => {
    const report = (node, name, instead) => {
      if (instead) context.report({ node, message: `${name}: say ${instead}, as docs/glossary.md has it.` })
    }
    const declared = ({ id }) => {
      if (id?.type === 'Identifier') report(id, id.name, insteadOf(id.name))
    }
    const parameters = (node) => {
      for (const parameter of node.params) {
        const id = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
        if (id.type === 'Identifier') report(id, id.name, insteadOf(id.name))
      }
    }
    return {
      ArrowFunctionExpression: parameters,
      FunctionExpression: parameters,
      Program(node) {
        const file = context.filename.split('/').at(-1).replace(/\..*$/, '')
        report(node, file, insteadOf(camel(file)) ?? ofFile(file))
      },
      ClassDeclaration: declared,
      FunctionDeclaration(node) {
        declared(node)
        parameters(node)
        if (node.id) report(node.id, node.id.name, ofFunction(node.id.name))
      },
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      VariableDeclarator: declared,
    }
  },
}
