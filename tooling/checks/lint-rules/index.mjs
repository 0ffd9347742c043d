import { entryPointImports } from './entry-point-imports.mjs'
import { frameSandbox } from './frame-sandbox.mjs'
import { glossaryNames } from './glossary-names.mjs'
import { markupGate } from './markup-gate.mjs'
import { noLiteralText } from './no-literal-text.mjs'
import { noMadeIds } from './no-made-ids.mjs'
import { noTimeBars } from './no-time-bars.mjs'
import { pureCore } from './pure-core.mjs'
import { styleGate } from './style-gate.mjs'
import { windowGate } from './window-gate.mjs'

// The lint architecture rules of this repository that no
// ready-made rule covers; `.oxlintrc.json` says where each holds.
export default {
  meta: { name: 'parlour' },
  rules: {
    'entry-point-imports': entryPointImports,
    'frame-sandbox': frameSandbox,
    'glossary-names': glossaryNames,
    'markup-gate': markupGate,
    'no-literal-text': noLiteralText,
    'no-made-ids': noMadeIds,
    'no-time-bars': noTimeBars,
    'pure-core': pureCore,
    'style-gate': styleGate,
    'window-gate': windowGate,
  },
}
