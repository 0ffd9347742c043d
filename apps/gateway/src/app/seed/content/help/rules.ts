import type { SeedArticle } from './article.ts'

/** What applies to everybody: who we are, terms, privacy, play within limits. */
export const rulesArticles: readonly SeedArticle[] = [
  {
    anchor: 'about',
    title: { EN: 'About Vesper', TY: 'Tungkol sa Vesper' },
    text: {
      EN: `
Vesper is the sample brand of Parlour, an open front end for gaming sites with a reference platform behind it.

## It is a demo
All money here is play money. It cannot be bought, and it cannot be paid out. Deposits and withdrawals are simulated: they
follow the rules of a real platform, and no bank is ever asked.

## Who may play
Only people aged 21 or over. One person has one account.`,
      TY: `
Ang Vesper ay halimbawang brand ng Parlour, isang bukas na front end para sa mga gaming site na may kasamang platform.

## Demo ito
Play money ang lahat ng pera rito. Hindi ito mabibili at hindi mababayaran nang totoo. Kunwari lang ang mga deposit at
withdrawal: sinusunod nila ang patakaran ng totoong platform, at walang bangkong tinatawagan.

## Sino ang puwedeng maglaro
Mga 21 taong gulang pataas lang. Isang account lang bawat tao.`,
    },
  },
  {
    anchor: 'term',
    title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit' },
    text: {
      EN: `
By opening an account you agree to these terms.

## Your account
- You are 21 or older and you play for yourself.
- Your details are true, and your password is known to you alone.
- You have one account. We may close others.

## Your play
- A round is decided by the server when it is asked for, and stays decided whatever happens to your connection.
- A stake that was booked cannot be taken back. A round that failed on our side is paid back.
- Programs that play for you, and agreements with other players, are not allowed.

## Our part
- We show the terms of an offer before you take it, and keep to them.
- We tell you why an order was not accepted, and what you can do.
- We may close the site for maintenance. Your balance and your open orders are kept.

## When you disagree
Write to the customer service with the number of the order or the round. You get an answer with reasons.`,
      TY: `
Sa pagbubukas ng account, sumasang-ayon ka sa mga tuntuning ito.

## Ang account mo
- 21 taong gulang ka pataas at para sa sarili mo ka naglalaro.
- Totoo ang mga detalye mo, at ikaw lang ang nakakaalam ng password mo.
- Isa lang ang account mo. Puwede naming isara ang iba.

## Ang paglalaro mo
- Ang server ang nagpapasya sa bawat round sa oras na hiningi ito, at hindi na iyon nagbabago kahit maputol ang koneksyon mo.
- Hindi na mababawi ang tayang naitala. Ibinabalik ang taya kapag kami ang nagkamali.
- Bawal ang mga programang naglalaro para sa iyo at ang kasunduan sa ibang manlalaro.

## Ang bahagi namin
- Ipinapakita namin ang mga tuntunin ng alok bago mo ito kunin, at tinutupad namin iyon.
- Sinasabi namin kung bakit hindi tinanggap ang isang order at kung ano ang magagawa mo.
- Puwede naming isara ang site para sa maintenance. Mananatili ang balance at mga bukas mong order.

## Kapag hindi ka sang-ayon
Mag-message sa customer service kasama ang numero ng order o round. Sasagutin ka namin nang may dahilan.`,
    },
  },
  {
    anchor: 'privacy',
    title: { EN: 'Privacy', TY: 'Privacy' },
    text: {
      EN: `
## What we keep
- What you gave at registration, and what you add in the member centre.
- Your rounds, orders and messages, because they are your records.
- The time and network of logins, to find those that are not yours.

## What we do not do
- No third-party script runs in the page where you are logged in.
- Nothing is sold or passed on.
- Your password is kept only as a record from which it cannot be read.

## Your rights
You may see your data, correct it, and have your account closed. Write to the customer service.`,
      TY: `
## Ano ang itinatago namin
- Ang ibinigay mo sa pagrehistro at ang idinagdag mo sa member centre.
- Ang mga round, order at mensahe mo, dahil tala mo ang mga iyon.
- Ang oras at network ng mga pag-log in, para makita ang mga hindi sa iyo.

## Ano ang hindi namin ginagawa
- Walang script ng ibang kumpanya sa page kung saan ka naka-log in.
- Walang ibinebenta o ipinapasa.
- Itinatago ang password mo sa paraang hindi na ito mababasa.

## Ang mga karapatan mo
Puwede mong makita at itama ang datos mo, at ipasara ang account mo. Mag-message sa customer service.`,
    },
  },
  {
    anchor: 'responsible',
    title: { EN: 'Play within your limits', TY: 'Maglaro sa loob ng limitasyon' },
    text: {
      EN: `
Play is for fun. It is no way to earn money, and over time the house wins.

## Good habits
- Decide before you start how much and how long, and stop there.
- Never play to win back what you lost.
- Do not play when you are tired, upset or have been drinking.
- Take breaks. The slots show how each round ended: look at the sum of an evening, not at one win.

## Signs to take seriously
- You hide how much you play.
- You stake more to feel the same.
- Play gets in the way of work, sleep or family.

## What we do for you
Ask the customer service to close your account for a day, a month or for good. It is done the same day, and it is not
undone early.`,
      TY: `
Para sa saya ang paglalaro. Hindi ito paraan para kumita, at sa katagalan ay ang bahay ang nananalo.

## Mabubuting ugali
- Magpasya bago magsimula kung magkano at gaano katagal, at huminto roon.
- Huwag maglaro para mabawi ang natalo.
- Huwag maglaro kapag pagod, masama ang loob o nakainom.
- Magpahinga. Ipinapakita ng slots ang resulta ng bawat round: tingnan ang kabuuan ng gabi, hindi ang isang panalo.

## Mga palatandaang dapat seryosohin
- Itinatago mo kung gaano ka kadalas maglaro.
- Palaki nang palaki ang taya para maramdaman ang dati.
- Naaapektuhan na ang trabaho, tulog o pamilya.

## Ano ang magagawa namin
Hilingin sa customer service na isara ang account mo nang isang araw, isang buwan o habambuhay. Gagawin iyon sa araw ding
iyon, at hindi na babawiin nang maaga.`,
    },
  },
]
