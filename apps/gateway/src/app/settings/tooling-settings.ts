import { onOff, textLike } from './kinds.ts'
import { one } from './setting.ts'

/** The variables that the commands of the repository read, and no gateway. */
export const toolingSettings = {
  PARLOUR_BEAT: one({
    means: 'after how many seconds of silence a step of `npm start` and `npm test` says that it is at work',
    kind: textLike(/^\d{1,4}(?:\.\d+)?$/, 'a number of seconds'),
    without: '`60`',
    readBy: 'tooling',
  }),
  PARLOUR_PLATFORM: one({
    means:
      'which `apps/web/src/brand-platform-<name>.ts` the site is built for; `contract` has the calls of the contract alone',
    kind: textLike(/^[a-z][a-z-]*$/, 'the name of a platform, small letters'),
    without: '`brand-platform.ts`, the reference gateway',
    readBy: 'tooling',
  }),
  PARLOUR_TEST_ALL: one({
    means: '`1` runs every case of the tests and every journey; `npm run test:all` sets it',
    kind: onOff,
    without: '`0`: a sample',
    readBy: 'tooling',
  }),
  PARLOUR_TOOLCHAIN: one({
    means: 'the versions of the tools, by which remembered results are kept apart; `tooling/run.mjs` sets it',
    kind: textLike(/./s, 'a text'),
    without: 'nothing',
    readBy: 'tooling',
  }),
  PARLOUR_PSEUDO: one({
    means: '`1` builds the two invented languages as well',
    kind: onOff,
    without: '`0`',
    readBy: 'tooling',
  }),
  CHROMIUM_PATH: one({
    means: 'the Chromium that the tests drive',
    kind: textLike(/./s, 'a text'),
    without: "the system's",
    readBy: 'tooling',
  }),
} as const
