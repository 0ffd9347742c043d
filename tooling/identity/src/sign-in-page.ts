const names: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', telegram: 'Telegram' }

const form = `<form method="post">
<label for="name">A name, so that you are the same person next time</label>
<input id="name" name="name" maxlength="40" required autocomplete="off" autofocus>
<button name="way" value="go">Continue as this person</button>
</form>
<form method="post"><button name="way" value="cancel" class="plain">Cancel</button></form>`

/** The page of the demonstration's issuer: it looks like no real provider's sign-in. */
export const signInPage = (provider: string, wrong = false): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demonstration sign-in</title>
<link rel="stylesheet" href="/connector.css">
</head>
<body>
<main>
<h1>Demonstration sign-in</h1>
<p>This stands in for ${names[provider] ?? 'another site'}. No real account is used, and nothing is sent to ${names[provider] ?? 'it'}.</p>
${wrong ? '<p role="alert">This request is not one that this page answers. Close the window and try again.</p>' : form}
</main>
</body>
</html>
`
