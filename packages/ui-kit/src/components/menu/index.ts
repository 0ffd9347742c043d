export { Menu } from './menu.tsx'
export type { MenuItem, MenuProps } from './menu.tsx'
