import type { Plugin } from 'vite'

type Cut = readonly [what: RegExp, instead: string]

/** What is cut out of a library, by the end of its file's path. */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  // Each component is named for the developer tools, and the naming keeps all of them in the bundle. Without the names
  // the bundler drops unused ones.
  '/react-intl/index.js': [
    [/^\w+\.displayName = [^;]+;$/gm, ''],
    [/= (?=createFormatted\w+\(|React\.memo\()/g, '= /* @__PURE__ */ '],
    [/^\t\t(formatMessage|\$t): formatMessage\$1\.bind\(.+$/gm, ''],
  ],
  // Messages and figures are put together by `@parlour/i18n`, from messages compiled ahead and with formats of its own.
  '/@formatjs/intl/index.js': [
    [/^\t\t(format\w+|\$t): format\w+\.bind\(.+$/gm, ''],
    [/createFormatters\(cache\);$/m, '{};'],
    // The site names the language of a pack that it has, and messages
    // are compiled: the checks of both warn of nothing here.
    [
      /^\tconst \{ locale, defaultLocale, onError \} = resolvedConfig;$[^]+?^\tverifyConfigMessages\(resolvedConfig\);$/m,
      '',
    ],
  ],
  // A class with static blocks is never dropped; one that a pure call makes is.
  '/intl-messageformat/index.js': [
    [/(?<=^var IntlMessageFormat = )(?=class)/m, '/* @__PURE__ */ (() => '],
    [/^};(?=\n\/\/#endregion\n\/\/#region packages\/intl-messageformat\/index)/m, '})();'],
  ],
}

/**
 * Leaves out of the browser's bundle what the site does not use of formatjs: the provider stays, what formats goes. The
 * build fails when a library has changed its file.
 */
export function leanIntl(): Plugin {
  const missing = new Set(Object.keys(cuts))
  return {
    name: 'parlour-lean-intl',
    // The server's half has no first chunk to keep small.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/(react-intl|@formatjs\/intl|intl-messageformat)\/index\.js$/ },
      handler(code, id) {
        const [file, list = []] = Object.entries(cuts).find(([end]) => id.endsWith(end)) ?? []
        if (file && list.every(([what]) => code.search(what) >= 0)) missing.delete(file)
        return { code: list.reduce((text, [what, instead]) => text.replace(what, instead), code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`nothing to cut in ${[...missing].join(', ')}: the libraries have changed, see lean-intl.ts`)
    },
  }
}
