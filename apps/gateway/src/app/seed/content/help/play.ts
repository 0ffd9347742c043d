import type { SeedArticle } from './article.ts'

/** Games, account, application, connection, and whom to ask. */
export const playArticles: readonly SeedArticle[] = [
  {
    anchor: 'fairness',
    title: { EN: 'Fairness and return', TY: 'Pagiging patas at return' },
    text: {
      EN: `
## Who decides
The server draws each round with secure chance when you ask for it, books stake and win in one step, and then shows it. The
picture in your browser decides nothing.

## Return to player
The slots of Tessera and Ninefold return 96.227%: of every 100.00 staked, 96.23 comes back as wins, counted over all
possible stops of the reels. That is a figure of the very long run. An evening can be far better or far worse.

## A connection that breaks
A round is booked once, whatever the network does. Open the game again and press Check: you see how the round ended.`,
      TY: `
## Sino ang nagpapasya
Ang server ang bumubunot ng bawat round sa oras na hiningi mo ito, sabay na itinatala ang taya at panalo, at saka
ipinapakita. Walang pinagpapasyahan ang larawan sa browser mo.

## Return to player
96.227% ang return ng mga slot ng Tessera at Ninefold: sa bawat 100.00 na taya, 96.23 ang bumabalik bilang panalo, kung
bibilangin ang lahat ng puwedeng hintuan ng mga reel. Para iyon sa napakahabang panahon. Puwedeng mas maganda o mas masama
ang isang gabi.

## Kapag naputol ang koneksyon
Isang beses lang itinatala ang round, anuman ang mangyari sa network. Buksan ulit ang laro at pindutin ang I-check: makikita mo
kung paano natapos ang round.`,
    },
  },
  {
    anchor: 'account',
    title: { EN: 'Account and password', TY: 'Account at password' },
    text: {
      EN: `
## You cannot log in
- After three failed tries you are also asked for the signs of a picture.
- After five the account is locked for half an hour for the network you are on. Nobody else can lock you out from elsewhere.
- Forgot password sends a code to the phone of your account, or a new password to its mail address.

## Keep it yours
- Use a password that you use nowhere else.
- You are logged out after 30 minutes without a call, and after 12 hours in any case.
- Change your password in the member centre when somebody may know it. Your other sessions end with it.`,
      TY: `
## Hindi ka maka-log in
- Pagkatapos ng tatlong maling subok, hihingin din ang mga karakter sa larawan.
- Pagkatapos ng lima, naka-lock nang kalahating oras ang account para sa network na gamit mo. Walang makakapag-lock sa iyo mula sa ibang lugar.
- Nagpapadala ang Forgot password ng code sa mobile number ng account mo, o ng bagong password sa email nito.

## Panatilihing sa iyo
- Gumamit ng password na wala sa iba mong account.
- Mala-log out ka pagkatapos ng 30 minutong walang galaw, at pagkatapos ng 12 oras sa anumang kaso.
- Palitan ang password sa member centre kapag may ibang nakakaalam. Magtatapos din ang iba mong session.`,
    },
  },
  {
    anchor: 'agent',
    title: { EN: 'Agents and invitations', TY: 'Mga agent at imbitasyon' },
    text: {
      EN: `
Agents find the agent centre in their account menu. It shows how your team does: money in and out, bets and active players by day.
There you also open accounts, make invitation links, set rates, offer contracts and see what you earned and where it came from.`,
      TY: `
Nasa account menu ng bawat agent ang agent centre. Ipinapakita nito ang takbo ng team mo: pasok at labas ng pera, taya at aktibong manlalaro bawat araw.
Doon ka rin magbubukas ng account, gagawa ng link ng imbitasyon, magtatakda ng rate, mag-aalok ng kontrata, at doon mo makikita ang kinita mo at kung saan ito galing.`,
    },
  },
  {
    anchor: 'app',
    title: { EN: 'Vesper on your home screen', TY: 'Vesper sa home screen mo' },
    text: {
      EN: `
There is nothing to install from a store.

- Android: open the site in your browser, open its menu, choose Add to Home Screen and confirm.
- iPhone and iPad: open the site in Safari, press Share, choose Add to Home Screen and confirm. Or load the profile under Get the app.

It is the same site with the same account, in a window of its own.`,
      TY: `
Walang kailangang i-install mula sa store.

- Android: buksan ang site sa browser, buksan ang menu nito, piliin ang Add to Home Screen at kumpirmahin.
- iPhone at iPad: buksan ang site sa Safari, pindutin ang Share, piliin ang Add to Home Screen at kumpirmahin. O i-load ang profile sa ilalim ng Kunin ang app.

Iyon din ang site at account, sa sarili nitong window.`,
    },
  },
  {
    anchor: 'connection',
    title: { EN: 'A slow connection', TY: 'Mabagal na koneksyon' },
    text: {
      EN: `
The site is served from several addresses. Speed test in the menu measures them from where you are and offers the quickest;
your account is the same on all of them.

- Rounds, deposits and withdrawals are sent once, even when you press again: nothing is booked twice.
- When an answer does not come, the page says that it is checking. Wait for the result before you try anything else.`,
      TY: `
Nasa ilang address ang site. Sinusukat ng Subok-bilis sa menu ang mga ito mula sa kinaroroonan mo at inaalok ang pinakamabilis;
pareho ang account mo sa lahat.

- Isang beses lang ipinapadala ang mga round, deposit at withdrawal, kahit pindutin mo ulit: walang maitatala nang dalawang beses.
- Kapag walang dumating na sagot, sasabihin ng page na tinitingnan pa. Hintayin ang resulta bago sumubok ng iba.`,
    },
  },
  {
    anchor: 'contact',
    title: { EN: 'Contact', TY: 'Makipag-ugnayan' },
    text: {
      EN: `
- Chat: press Customer service. The first answer is automatic and says so; then a person of the operator writes to you.
- Messages: write to the customer service from your inbox. The answer comes there.
- Feedback: tell us what should be better. It needs no account.

Name the number of the order or round, and never send your password: our staff never ask for it.`,
      TY: `
- Chat: pindutin ang Customer service. Awtomatiko ang unang sagot at sinasabi nito iyon; pagkatapos ay tao ng operator ang susulat sa iyo.
- Mga mensahe: mag-message sa customer service mula sa inbox mo. Doon din darating ang sagot.
- Feedback: sabihin sa amin kung ano ang dapat pang pagandahin. Hindi kailangan ng account.

Isulat ang numero ng order o round, at huwag kailanman ipadala ang password mo: walang sinuman sa amin ang hihingi nito.`,
    },
  },
]
