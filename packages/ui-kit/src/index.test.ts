import { expect, test } from 'vitest'
import * as entryPoint from './index.ts'
import * as chart from './components/chart/index.ts'
import * as dateRange from './components/date-range/index.ts'
import * as floatingPanel from './components/floating-panel/index.ts'
import * as lazyPictures from './components/lazy-pictures/index.ts'
import * as menu from './components/menu/index.ts'
import * as phoneField from './components/phone-field/index.ts'
import * as qr from './components/qr/index.ts'
import * as select from './components/select-menu/index.ts'
import * as tokens from './tokens/index.ts'
import * as tooltip from './components/tooltip/index.ts'

test('the entry point of the kit lists its names, and loads without a browser', () => {
  expect(Object.keys(entryPoint).join(' ')).toMatchInlineSnapshot(
    `"ActiveFilters AgeMark AmountField Avatar Badge BalanceBreakdown BalanceCard BalancePill BannerCarousel Board BottomBar Brand Breadcrumb Button CaptchaField Card CardHead CardLink CardNote CardRow CardText CategoryRow Checkbox CheckboxGroup Chip Chips CodeField CodeRequestField Columns CompareTable ConfirmDialog CopyText Countdown CountdownCard DataLead DataTable DayStrip DefaultPosterContext DownloadCsv DrawCard DrawGrid DrawSkeleton Drawer EmptyState ErrorState FactList FavouriteButton FieldFrame fieldInput codeAfter readCode latinDigits FilterBar Footer Divider FormActions FormNote FormRow FormStack SocialRow GameGrid GridSkeleton GameStage GameTile GameTileSkeleton Header Hero HeroRow IconButton InfiniteList LazyImage inNewWindow Link LinkProvider LinkButton Live Printed VisuallyHidden LoadMore Logo LogoTile LongGrid Medal Modal modalDefaults Money LazyVisible useNarrow FormError Notice OfferCard OfferGrid OfferSkeleton PageHead PageShell PageBar Pagination PasswordField PeriodResult PictureChoice PictureHostsContext PillAction PodiumList ProfileHead Progress ProgressList RadioGroup RankCard RankGoal RankTable Reader RewardCard RewardGrid RewardSkeleton RewardRow RewardRows RuleList SearchField SearchPanel SearchTerms Section Segmented Select SettingList SidePanel SidePanelActions SidePanelPart SideMenu Skeleton SliderField SocialLinks Spinner SplitCentre SplitModal Stepper Summary Switch Tabs TextArea TextField Ticket TicketGrid TicketPanel TicketTitle Ticker TickerSkeleton TileInfo TileSimilar ToastProvider useToast Tree TreeItem Upload NumberRow nextSort sortRows toCsv ProviderChip ProviderChips ProviderGrid Waterfall WaitingScreen changeTheme isOverlayOpen whenIdle useTyped"`,
  )
})

test('the entry points of charts and days list their names', () => {
  expect(Object.keys(chart)).toEqual(['Chart', 'Sparkline', 'StatCard', 'StatGrid'])
  expect(Object.keys(dateRange)).toEqual([
    'addDays',
    'addMonths',
    'rangeText',
    'DateRange',
    'presetOf',
    'presetRange',
    'RangePanel',
  ])
})

test('the entry points of phone field and select list their names', () => {
  expect(Object.keys(phoneField)).toEqual(['PhoneField', 'phoneCountries', 'splitPhone'])
  expect(Object.keys(select)).toEqual(['SelectMenu'])
})

test('the entry points of what floats, of codes and of long lists list their names', () => {
  expect(Object.keys(floatingPanel)).toEqual(['FloatingPanel', 'startPlace'])
  expect(Object.keys(qr)).toEqual(['CopyLink', 'QrCard', 'QrCode', 'qrDefaults'])
  expect(Object.keys(lazyPictures)).toEqual(['LazyPictures', 'lazyDefaults'])
  expect(Object.keys(tooltip)).toEqual(['Tooltip'])
})

test('the entry points of menu and tokens list their names', () => {
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
