import { doorImports } from './door-imports.mjs'
import { frameSandbox } from './frame-sandbox.mjs'
import { markupGate } from './markup-gate.mjs'
import { noWords } from './no-words.mjs'
import { pureCore } from './pure-core.mjs'
import { styleGate } from './style-gate.mjs'
import { windowGate } from './window-gate.mjs'

// The lint fences of this repository that no ready-made rule covers; `.oxlintrc.json` says where each holds.
export default {
  meta: { name: 'parlour' },
  rules: {
    'door-imports': doorImports,
    'frame-sandbox': frameSandbox,
    'markup-gate': markupGate,
    'no-words': noWords,
    'pure-core': pureCore,
    'style-gate': styleGate,
    'window-gate': windowGate,
  },
}
