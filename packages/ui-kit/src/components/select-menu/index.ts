export { SelectMenu } from './select-menu.tsx'
export type { SelectMenuOption, SelectMenuProps } from './select-menu.tsx'
