import { expect, test } from 'vitest'
import * as door from './index.ts'
import * as menu from './components/menu/index.ts'
import * as tokens from './tokens/index.ts'

test('the door of the kit lists its names, and loads without a browser', () => {
  expect(Object.keys(door).join(' ')).toMatchInlineSnapshot(`"AgeMark Avatar Badge BalanceCard BalancePill BannerCarousel Board BottomBar Brand Breadcrumb Button CaptchaField Card CategoryRow Checkbox Chip Chips Columns ConfirmDialog DataLead DataTable DownloadCsv Drawer EmptyState ErrorState FavouriteButton FilterBar Footer Divider FormActions FormRow FormStack SocialRow GameGrid GridSkeleton GameStage GameTile GameTileSkeleton Header Hero HeroRow IconButton InfiniteList LazyImage Link LinkProvider LinkButton Live VisuallyHidden LoadMore Logo Modal Money FormError Notice PageHead PageShell Pagination PasswordField PillAction PodiumList ProfileHead RankTable RuleList SearchField Section Segmented Select SideMenu Skeleton SocialLinks Spinner SplitCentre SplitModal Stepper Switch Tabs TextField Ticket TicketGrid ToastProvider useToast nextSort sortRows toCsv VendorChip VendorChips VendorGrid"`)
})

test('the doors of menu and tokens list their names', () => {
  expect(Object.keys(menu)).toEqual(['Menu'])
  expect(Object.keys(tokens)).toMatchInlineSnapshot(`
    [
      "contrast",
      "kalesaDark",
      "kalesaLight",
      "pairs",
      "breakpoint",
      "family",
      "grid",
      "layer",
      "leastTallLine",
      "motion",
      "radius",
      "size",
      "space",
      "type",
      "colorNames",
      "elevationNames",
      "radiusNames",
      "themes",
      "toCss",
      "toThemeCss",
      "vesperDark",
      "vesperLight",
    ]
  `)
})
