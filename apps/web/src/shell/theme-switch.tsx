import { IconButton } from '@parlour/ui-kit'
import { IconMoon, IconSun } from '@parlour/ui-kit/icons'
import { useAtom } from 'jotai'
import { themeAtom } from '../platform/theme.ts'
import { useShellText } from './use-shell-text.ts'

/** Switches between the dark and the light theme. */
export function ThemeSwitch() {
  const text = useShellText()
  const [theme, setTheme] = useAtom(themeAtom)
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={text(`web.header.${next}`)}
      icon={theme === 'dark' ? <IconSun /> : <IconMoon />}
      onClick={() => setTheme(next)}
    />
  )
}
