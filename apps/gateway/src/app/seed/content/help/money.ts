import type { SeedArticle } from './article.ts'

/** Money in, money out, and the terms of what is given. */
export const moneyArticles: readonly SeedArticle[] = [
  {
    anchor: 'deposit',
    title: { EN: 'Deposits', TY: 'Mga deposit' },
    text: {
      EN: `
Choose a way to pay in the member centre under Deposit, enter a sum within the limits shown there, and follow the page.

## After you have paid
- QR and payment pages tell us by themselves. The money is on your main wallet as soon as they do.
- A bank transfer is checked by a person. Keep the reference on your slip: we look for it.
- You get a message when the deposit has arrived, and one with the reason when it could not be accepted.

## When it does not arrive
Look at your deposits on the page Deposit first: each says where it stands. Then send us the order number and your slip by chat. Do not
pay a second time.`,
      TY: `
Pumili ng paraan ng pagbabayad sa member centre sa ilalim ng Deposit, maglagay ng halagang pasok sa limitasyong nakasulat,
at sundin ang page.

## Pagkatapos magbayad
- Kusang nagsasabi sa amin ang QR at mga payment page. Papasok agad sa main wallet mo ang pera pagkatapos noon.
- Tao ang tumitingin sa bank transfer. Itago ang reference sa resibo mo: iyon ang hinahanap namin.
- May mensahe ka kapag dumating na ang deposit, at may dahilan kapag hindi ito natanggap.

## Kapag hindi dumating
Tingnan muna ang mga deposit mo sa page ng Deposit: nandoon kung nasaan na ang order. Saka ipadala sa chat ang numero ng order at ang resibo.
Huwag magbayad nang pangalawang beses.`,
    },
  },
  {
    anchor: 'withdraw',
    title: { EN: 'Withdrawals', TY: 'Pag-withdraw' },
    text: {
      EN: `
You need a payment password and a payout account in your own name. Both are set in the member centre.

## How an order runs
- The sum is taken from your main wallet and held.
- The order is checked: bonus terms that are still open keep the money that belongs to them.
- It is paid, and you confirm that it has arrived. After a while it counts as received by itself.
- An order that is not approved is paid back to your main wallet, with the reason.

## Five wrong payment passwords
After five wrong tries payments are locked for 30 minutes. If you forgot it, write to customer service.`,
      TY: `
Kailangan mo ng payment password at payout account na nasa sarili mong pangalan. Itinatakda ang dalawa sa member centre.

## Ang takbo ng order
- Kinukuha ang halaga sa main wallet mo at itinatabi.
- Sinusuri ang order: hindi pa maaaring i-withdraw ang perang may bukas pang tuntunin ng bonus.
- Binabayaran ito, at kinukumpirma mong dumating na. Pagkalipas ng takdang oras, itinuturing na itong natanggap.
- Ibinabalik sa main wallet mo ang order na hindi naaprubahan, kasama ang dahilan.

## Limang maling payment password
Pagkatapos ng limang maling subok, naka-lock nang 30 minuto ang mga bayad. Kung nakalimutan mo ito, mag-message sa
customer service.`,
    },
  },
  {
    anchor: 'bonus',
    title: { EN: 'Bonus terms', TY: 'Mga tuntunin ng bonus' },
    text: {
      EN: `
Every offer names its terms before you take it. These hold for all of them.

- A bonus is money with a wager: what has to be staked before it may be withdrawn. The sum is shown beside the bonus.
- Stakes count from the moment the bonus is credited. Which games count is part of the offer.
- The page Withdraw in the member centre shows how much of the wager is left.
- Your own money is staked first. A bonus and what is won with it lie apart until the wager is met, then they are your money.
- A withdrawal before that gives the bonus up. The page says which sum, and asks, before anything happens.
- Some offers pay their bonus only when the wager is met. Such a bonus cannot be staked before, and the offer says so.
- A bonus takes no stakes above its highest stake, in games that its terms exclude, or after its end.
- What an account starts with is for play: neither it nor what is won with it can be withdrawn.
- A bonus may have an end. What is not staked by then lapses; money that you deposited never does.
- One bonus a person. Several accounts of one person get none.`,
      TY: `
Nakasulat sa bawat alok ang mga tuntunin nito bago mo ito kunin. Para sa lahat ang mga ito.

- Perang may wager ang bonus: ang kailangang itaya bago ito ma-withdraw. Nakasulat ang halaga sa tabi ng bonus.
- Binibilang ang mga taya mula nang ibigay ang bonus. Bahagi ng alok kung aling mga laro ang bilang.
- Makikita sa page ng Mag-withdraw sa member centre kung magkano pa ang natitirang wager.
- Unang itinataya ang sarili mong pera. Nakahiwalay ang bonus at ang panalo nito hanggang matugunan ang wager; pagkatapos ay pera mo na ito.
- Mawawala ang bonus kapag nag-withdraw ka bago iyon. Sasabihin ng page kung magkano, at magtatanong muna.
- May mga alok na nagbabayad lang ng bonus kapag natugunan na ang wager. Hindi ito maitataya bago iyon, at sinasabi ito ng alok.
- Hindi maitataya ang bonus nang lampas sa pinakamataas nitong taya, sa mga larong hindi kasama sa tuntunin, o pagkatapos ng panahon nito.
- Para sa paglalaro ang panimulang pera ng account: hindi ito puwedeng i-withdraw, pati ang panalo mula rito.
- Puwedeng may katapusan ang bonus. Mawawala ang hindi naitaya hanggang doon; hindi kailanman mawawala ang idineposito mo.
- Isang bonus bawat tao. Walang makukuha ang maraming account ng iisang tao.`,
    },
  },
]
