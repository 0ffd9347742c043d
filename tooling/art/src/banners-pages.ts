import type { BannerGroup, BannerLook, BannerTexts, HomeBanner } from './banners.ts'

const page = (key: string, group: BannerGroup, look: BannerLook, EN: BannerTexts, TY: BannerTexts): HomeBanner => ({
  key,
  group,
  look,
  words: { EN, TY },
})

/** One banner for each other page. */
export const pageBanners: readonly HomeBanner[] = [
  page(
    'slots',
    'w_rng',
    { palette: 'orchid', scene: 'dusk', face: 'titan', props: 'reels' },
    {
      eyebrow: 'Slots',
      head: '1,284 machines, one search',
      sub: "Filter by provider, stake and lines. The return is in every game's details",
    },
    {
      eyebrow: 'Slots',
      head: '1,284 na slot, isang hanap',
      sub: 'Salain ayon sa provider, taya at linya. Nasa detalye ng laro ang RTP',
    },
  ),
  page(
    'live',
    'w_live',
    { palette: 'bordeaux', scene: 'felt', face: 'limelight', props: 'roulette' },
    {
      eyebrow: 'Live casino',
      head: 'The table is set',
      sub: '146 tables, with the lowest stake on each card',
    },
    {
      eyebrow: 'Live casino',
      head: 'Nakahanda na ang mesa',
      sub: '146 na mesa, nasa bawat kard ang pinakamababang taya',
    },
  ),
  page(
    'fishing',
    'w_fish',
    { palette: 'tide', scene: 'deep', face: 'luckiest', props: 'reef' },
    {
      eyebrow: 'Fishing halls',
      head: 'Below the reef',
      sub: '52 halls, shots from ₱1, what each catch pays on one page',
    },
    {
      eyebrow: 'Mga fishing hall',
      head: 'Sa ilalim ng bahura',
      sub: '52 hall, tira mula ₱1, nasa isang pahina ang bayad ng bawat huli',
    },
  ),
  page(
    'cards',
    'w_pvp',
    { palette: 'lacquer', scene: 'rays', face: 'abril', props: 'hand' },
    {
      eyebrow: 'Card games',
      head: 'Take a seat at the table',
      sub: 'Thirteen, pusoy, poker and 85 more. Players of the house are marked',
    },
    {
      eyebrow: 'Larong baraha',
      head: 'Maupo sa mesa',
      sub: 'Thirteen, pusoy, poker at 85 pa. May marka ang manlalaro ng bahay',
    },
  ),
  page(
    'sports',
    'w_sports',
    { palette: 'moss', scene: 'stripes', face: 'anton', props: 'stadium' },
    {
      eyebrow: 'Sports',
      head: 'Every match on one page',
      sub: 'Football and basketball, odds before the news and after it',
    },
    {
      eyebrow: 'Sports',
      head: 'Lahat ng laban sa isang pahina',
      sub: 'Football at basketball, odds bago at pagkatapos ng balita',
    },
  ),
  page(
    'esports',
    'w_esports',
    { palette: 'arena', scene: 'stripes', face: 'russo', props: 'arena' },
    { eyebrow: 'Esports', head: 'The league is live', sub: 'Twelve books on the tournaments of the week' },
    { eyebrow: 'Esports', head: 'Live na ang liga', sub: 'Labindalawang tayaan sa mga torneo ng linggo' },
  ),
  page(
    'draws',
    'w_lott',
    { palette: 'jade', scene: 'guilloche', face: 'bungee', props: 'draw' },
    {
      eyebrow: 'Lottery and draws',
      head: 'Pick your numbers',
      sub: '62 draws to choose from. The odds are printed on every ticket',
    },
    {
      eyebrow: 'Lottery at mga bola',
      head: 'Piliin ang numero mo',
      sub: '62 bolang mapagpipilian. Nakalimbag sa tiket ang tsansa',
    },
  ),
  page(
    'app',
    'w_down',
    { palette: 'midnight', scene: 'dusk', face: 'yeseva', props: 'app' },
    {
      eyebrow: 'Get the app',
      head: 'Vesper in your pocket',
      sub: 'The same account, on Android and iPhone',
    },
    { eyebrow: 'Kunin ang app', head: 'Vesper sa bulsa mo', sub: 'Parehong account, sa Android at iPhone' },
  ),
  page(
    'promotions',
    'w_promotion',
    { palette: 'blush', scene: 'rays', face: 'shrikhand', props: 'gifts' },
    {
      eyebrow: 'Promotions',
      head: 'Offers, with the small print in large',
      sub: 'Every condition stands beside the amount',
    },
    { eyebrow: 'Mga promo', head: 'Mga alok na malinaw ang kondisyon', sub: 'Katabi ng halaga ang bawat kondisyon' },
  ),
  page(
    'mall',
    'w_shop',
    { palette: 'plum', scene: 'rays', face: 'abril', props: 'points' },
    {
      eyebrow: 'Points shop',
      head: 'Points become things',
      sub: 'One point for every ₱100 to ₱300 played, by game. No expiry',
    },
    {
      eyebrow: 'Points shop',
      head: 'Ipalit ang puntos mo',
      sub: 'Isang puntos sa bawat ₱100 hanggang ₱300, ayon sa laro. Walang expiry',
    },
  ),
  page(
    'help',
    'w_help',
    { palette: 'mint', scene: 'rays', face: 'yeseva', props: 'help' },
    {
      eyebrow: 'Help centre',
      head: 'Answers, and people to ask',
      sub: 'The first answer in the chat is automatic and says so, then people write',
    },
    {
      eyebrow: 'Tulong',
      head: 'Mga sagot, at taong matatanong',
      sub: 'Awtomatiko ang unang sagot sa chat at sinasabi nito; tao ang kasunod',
    },
  ),
  page(
    'welcome',
    'w_reg',
    { palette: 'ember', scene: 'dusk', face: 'yeseva', props: 'voyage' },
    {
      eyebrow: 'New here',
      head: 'An account in about a minute',
      sub: 'For players of 21 and over. Play money only',
    },
    {
      eyebrow: 'Bago rito',
      head: 'Account sa mga isang minuto',
      sub: 'Para sa edad 21 pataas. Play money lang',
    },
  ),
  page(
    'originals',
    'w_inhouse',
    { palette: 'lilac', scene: 'rays', face: 'phudu', props: 'originals' },
    { eyebrow: 'Originals', head: 'Made in our own house', sub: 'Small games with rules that fit on one page' },
    {
      eyebrow: 'Originals',
      head: 'Gawa sa sarili naming bahay',
      sub: 'Maliliit na larong kasya sa isang pahina ang patakaran',
    },
  ),
]
