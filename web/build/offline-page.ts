/**
 * The page that the service worker shows offline if the visitor has never opened the requested page. The
 * worker fills in the facts about the business from its cache.
 */

const texts = {
  en: {
    title: 'You are offline',
    detail: 'This page has not been opened on this device before. Pages that you have seen still open.',
    home: 'Home',
    call: 'Or call',
  },
  es: {
    title: 'No tienes conexión',
    detail: 'Esta página no se ha abierto antes en este dispositivo. Las que ya viste todavía abren.',
    home: 'Inicio',
    call: 'O llama al',
  },
};

type Language = keyof typeof texts;

const section = (language: Language): string => {
  const { title, detail, home, call } = texts[language];
  return `<section lang="${language}">
<h2>${title}</h2>
<p>${detail}</p>
<p><a href="/${language}">${home}</a> <a href="tel:{{dialablePhone}}" data-if="phone">${call} {{phone}}</a></p>
</section>`;
};

export const offlinePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.en.title} · ${texts.es.title}</title>
<link rel="icon" href="/favicon.png">
<style>
:root { color-scheme: light dark; --bg: #fffcf7; --fg: #17302b; --muted: #4a5f58; --accent: #b5341a; --line: #e8d9c0 }
@media (prefers-color-scheme: dark) { :root { --bg: #132520; --fg: #f5eddf; --muted: #b9c6be; --accent: #f7a58f; --line: #345047 } }
body { margin: 0; background: var(--bg); color: var(--fg); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 3rem }
h1 { font-size: 1.1875rem; margin: 0 0 2.5rem }
section + section { margin-top: 3rem; padding-top: 2.5rem; border-top: 1px solid var(--line) }
h2 { font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em; margin: 0 }
p { color: var(--muted); margin: 1rem 0 0 }
a { display: inline-block; padding: 0.6rem 1.25rem 0.6rem 0; color: var(--accent); font-weight: 600 }
</style>
</head>
<body>
<main>
<h1>{{name}}</h1>
${section('en')}
${section('es')}
</main>
</body>
</html>
`;
