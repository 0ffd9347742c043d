import type { Theme } from '@parlour/ui-kit/tokens'
import { create, type ThemeVars } from 'storybook/theming'

const sans = "'Familjen Grotesk', system-ui, sans-serif"

const title = (accent: string) =>
  `<span style="display:inline-flex;align-items:center;gap:10px;font-size:18px;font-weight:600;letter-spacing:-.02em"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path fill-rule="evenodd" d="M3 21a13 13 0 0 1 26 0zM16 10l1.4 4.1 4.1 1.4-4.1 1.4L16 21l-1.4-4.1-4.1-1.4 4.1-1.4z" fill="${accent}"/><path d="M1 23.5h30v2.8H1zM6 28.4h20V31H6z" fill="${accent}"/></svg>parlour</span>`

/** The frame around the stories in the colours of a theme. */
export const managerTheme = ({ scheme, color }: Theme): ThemeVars =>
  create({
    base: scheme,
    brandTitle: title(color.accent),
    brandUrl: './',
    fontBase: sans,
    colorPrimary: color.accent,
    colorSecondary: scheme === 'dark' ? color.info : color.focus,
    appBg: color.s1,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appHoverBg: color.s2,
    appBorderColor: color.line,
    appBorderRadius: 10,
    textColor: color.t1,
    textInverseColor: color.page,
    textMutedColor: color.t3,
    barTextColor: color.t2,
    barHoverColor: color['accent-text'],
    barSelectedColor: color['accent-text'],
    barBg: color.s1,
    buttonBg: color.s2,
    buttonBorder: color.edge,
    booleanBg: color.well,
    booleanSelectedBg: color.s3,
    inputBg: color.well,
    inputBorder: color.edge,
    inputTextColor: color.t1,
    inputBorderRadius: 10,
  })
