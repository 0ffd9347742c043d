// The layers of docs/architecture.md as rules for dependency-cruiser. Run from the repository's root: pnpm fences.
// Every rule is proved by a tree that breaks it, in src/architecture-rules.test.ts.
const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const ground = 'api-client|i18n|ui-kit|validation'
const domain = 'site|games|game-launch|member|agent|promotions|support|protection'
const test = '\\.(test|test-d|spec|stories)\\.tsx?$|/e2e/|/(vitest|tsup|vite|playwright)\\.config\\.ts$'
/** Helpers of tests that no package publishes; `./testing` of these two is published. */
const unpublishedTesting = '^packages/(?!api-client/|auth/)[^/]+/src/testing/'
const core = '^packages/(?!ui-kit/)[^/]+/src/(?!react/|testing/)'
const react = 'node_modules/(react|react-dom|react-intl|@tanstack/react-[a-z]+|embla-carousel-react|radix-ui)/'
const jotai = 'node_modules/jotai/(esm/|dist/)?(index|react)'

/** The files that the export maps of the packages name, as one pattern. */
const entryPoints = () => {
  const files = ['packages', 'tooling']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => existsSync(join(path, 'package.json')))
    .flatMap((path) => {
      const { exports = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
      return Object.values(exports)
        .flatMap((entryPoint) => (typeof entryPoint === 'string' ? [entryPoint] : Object.values(entryPoint)))
        .map((file) => join(path, file).replace(/[.\\]/g, '\\$&').replaceAll('*', '[^/]+'))
    })
  return files.length > 0 ? `^(${files.join('|')})$` : '^$'
}

/** The modules of the gateway, the lowest first; `src/modules/order.ts` has the same for `pnpm modules`. */
const modules = ['kernel', 'identity', 'content', 'money', 'play', 'agents', 'rewards', 'app']

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'no-cycle',
      'A file never reaches itself; a cycle that types alone close is gone at run time.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'resolvable',
      'What is imported exists.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|\\?(url|raw|worker|worker&url)$' },
    ),
    rule(
      'declared',
      'A dependency stands in the package.json beside the code.',
      { path: '^(packages|apps)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'ground-alone',
      'The ground imports no workspace package.',
      { path: `^packages/(${ground})/src/`, pathNot: test },
      { path: '^packages/(?!$1/)' },
    ),
    rule(
      'screen-kit-on-ground',
      'What every screen needs stands on the ground only.',
      { path: '^packages/screen-kit/src/' },
      { path: `^packages/(?!(screen-kit|${ground})/)` },
    ),
    rule(
      'auth-on-ground',
      'auth stands on the ground and on the screen kit only.',
      { path: '^packages/auth/src/' },
      { path: `^packages/(?!(auth|screen-kit|${ground})/)` },
    ),
    rule(
      'domains-apart',
      'Domain packages never import one another; they meet in apps/web/src/shell.',
      { path: `^packages/(${domain})/` },
      { path: `^packages/(?!$1/)(${domain})/` },
    ),
    rule(
      'conformance-on-client',
      'The conformance report imports the client alone.',
      { path: '^packages/conformance/(src|bin)/', pathNot: `${test}|${unpublishedTesting}` },
      { path: '^packages/(?!(conformance|api-client)/)' },
    ),
    rule('packages-below-apps', 'Only apps import apps.', { path: '^(packages|tooling)/' }, { path: '^apps/' }),
    rule(
      'apps-apart',
      'Apps never import one another.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/storybook/src/screens/|^apps/gateway/' },
      { path: '^apps/(?!$1/)' },
    ),
    rule(
      'page-calls-by-entry-point',
      'The gateway imports of other apps only the types of the calls that the pages of apps/play make.',
      { path: '^apps/gateway/' },
      { path: '^apps/(?!gateway/)', pathNot: '^apps/play/src/calls/index\\.ts$' },
    ),
    rule(
      'page-calls-as-types',
      'The types of the calls of a page bring nothing to run time.',
      { path: '^apps/(gateway|play)/', pathNot: test },
      { path: '^apps/play/src/calls/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'page-calls-alone',
      'The types of the calls of a page import nothing else.',
      { path: '^apps/play/src/calls/', pathNot: test },
      { pathNot: '^apps/play/src/calls/' },
    ),
    rule(
      'screens-by-entry-point',
      'Storybook shows the screens of the site, by the one entry point that is made for it.',
      { path: '^apps/storybook/src/screens/' },
      { path: '^apps/(?!storybook/)', pathNot: '^apps/web/src/site-parts\\.ts$' },
    ),
    rule('core-without-react', 'A core knows no React.', { path: core, pathNot: test }, { path: `${react}|${jotai}` }),
    rule(
      'core-without-screens',
      'A core reaches neither its React half nor any .tsx file nor the kit.',
      { path: core, pathNot: test },
      { path: '^packages/[^/]+/src/react/|\\.tsx$|^packages/ui-kit/' },
    ),
    rule(
      'core-without-node',
      'A core runs in the browser too.',
      { path: core, pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'gateway-diet',
      'The gateway knows endpoint records, ciphers, rules, art and the demonstration of sign-ins; nothing else of the workspace.',
      { path: '^apps/gateway/src/', pathNot: test },
      {
        path: '^(packages|tooling)/',
        pathNot:
          '^packages/api-client/src/(endpoints|ciphers/[a-z]+)/index\\.ts$|^packages/validation/|^tooling/(art|identity)/',
      },
    ),
    ...modules
      .slice(0, -1)
      .map((name, at) =>
        rule(
          `gateway-${name}`,
          at === 0
            ? 'kernel imports no other module.'
            : `${name} imports ${modules.slice(0, at).join(', ')} and no other module.`,
          { path: `^apps/gateway/src/${name}/`, pathNot: test },
          { path: `^apps/gateway/src/(${modules.slice(at + 1).join('|')})/` },
        ),
      ),
    rule(
      'gateway-entry-points',
      'A module of the gateway is imported by its index.ts; the kernel, by the index.ts of each of its folders.',
      { path: `^apps/gateway/src/(${modules.join('|')})/`, pathNot: `${test}|/testing/` },
      {
        path: `^apps/gateway/src/(?!$1/)(${modules.join('|')})/`,
        pathNot: '^apps/gateway/src/(kernel/)?[^/]+/index\\.ts$|\\.test\\.ts$',
      },
    ),
    rule(
      'gateway-ports',
      'A module is given what notifies members and reads files by the ports; only app imports it.',
      { path: `^apps/gateway/src/(?!app/)`, pathNot: test },
      { path: '^apps/gateway/src/kernel/(notify|uploads)/index\\.ts$' },
    ),
    rule(
      'brand-alone',
      'Another brand stands on the client alone: no React, no kit, no package of ours beside it.',
      { path: '^apps/brand-sample/' },
      { path: `^(packages|tooling)/(?!api-client/)|${react}` },
    ),
    rule(
      'words-by-i18n',
      'Words and figures come by @parlour/i18n: the site leaves out what formats in formatjs.',
      { path: '^(packages|apps)/(?!i18n/)[^/]+/src/', pathNot: test },
      { path: 'node_modules/(react-intl|@formatjs/intl|intl-messageformat)/' },
    ),
    rule(
      'legacy-cipher-alone',
      'crypto-js serves the older envelope; everything else hashes and seals by Web Crypto, node:crypto or tweetnacl.',
      { path: '^(packages|apps|tooling)/', pathNot: '^packages/api-client/src/ciphers/legacy/' },
      { path: 'node_modules/(@types/)?crypto-js/' },
    ),
    rule(
      'entry-points-only',
      'A package is imported by an entry point of its export map.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^packages/(?!$2/)', pathNot: entryPoints() },
    ),
    rule(
      'tools-by-entry-point',
      'A tool is imported by an entry point too.',
      { path: '^(packages|apps)/' },
      { path: '^tooling/', pathNot: entryPoints() },
    ),
    rule(
      'no-tools-inside',
      'What ships never imports a tool.',
      { path: '^packages/[^/]+/src/', pathNot: `${test}|${unpublishedTesting}` },
      { path: '^tooling/' },
    ),
    rule(
      'no-tests-inside',
      'What ships never imports tests or the test kit.',
      { path: '^(packages/[^/]+|apps/[^/]+)/src/', pathNot: `${test}|/src/testing/|^apps/(storybook|drills)/` },
      { path: `\\.(test|test-d|spec|stories)\\.tsx?$|^packages/[^/]+/src/testing/` },
    ),
    rule(
      'no-dev-inside',
      'What ships imports no development dependency.',
      { path: '^packages/[^/]+/src/', pathNot: `${test}|/src/testing/` },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm', 'npm-peer', 'type-only'],
        pathNot: 'node_modules/@types/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-pseudo|storybook-static|coverage|test-results|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@parlour/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
}
